import './document.css'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../actions/button.tsx'
import { Alert } from '../feedback/alert.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { DocumentText, type DocumentTextProps } from './document-text.tsx'
import { printText } from './print-sheet.ts'

export type DocumentState =
  | { kind: 'loading' }
  | {
      kind: 'text'
      title: string
      html: string
      language?: string /** The last line when printed. */
      printNote?: string
    }
  | { kind: 'file'; title: string; url: string }
  | { kind: 'failed'; message: string }

export type DocumentViewProps = {
  state: DocumentState
  height: NonNullable<DocumentTextProps['height']>
  onTryAgain: () => void
  words: { loading: string; print: string; newTab: string; tryAgain: string; label: (title: string) => string }
  /** Shown below the document: another one that belongs to it. */
  children?: ReactNode
}

const skeletonHeights = { small: 200, normal: 280, large: 420 }

/** A loaded document: as text to print, as a file in a frame, or the reason why it can't be shown. */
export const DocumentView = ({ state, height, onTryAgain, words, children }: DocumentViewProps) => {
  if (state.kind === 'loading')
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton height={skeletonHeights[height]} />
      </div>
    )
  if (state.kind === 'failed')
    return (
      <Alert
        tone="danger"
        live
        action={
          <Button views size="small" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
        }
      >
        {state.message}
      </Alert>
    )
  if (state.kind === 'file')
    return (
      <>
        <iframe className="ui-document-file" data-height={height} title={state.title} src={state.url} />
        <div className="ui-document-tools">
          <ButtonLink href={state.url} target="_blank" rel="noopener">
            {words.newTab}
          </ButtonLink>
        </div>
      </>
    )
  const { title, html, language, printNote } = state
  return (
    <>
      <DocumentText label={words.label(title)} html={html} language={language} height={height} />
      {children && <div className="ui-document-below">{children}</div>}
      <div className="ui-document-tools">
        <Button views icon="print" onClick={() => printText({ title, html, note: printNote })}>
          {words.print}
        </Button>
      </div>
    </>
  )
}
