import { Button, TextField, UiLink } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { useCopy } from '#app/features/links/use-copy.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { type WidgetKind, widgetHtml, widgetKinds, widgetPath } from './widget-html.ts'

type Props = { kind: WidgetKind; code: string; homePage: string; children: ReactNode }

/** One frame's HTML to copy; `children` ask for its settings. */
const Widget = ({ kind, code, homePage, children }: Props) => {
  const words = useWords(partnerProgramWords)
  const { publicUrl } = useSite()
  const name = words.widgetNames[kind]
  const html = widgetHtml({ kind, homePage, code, publicUrl, title: name })
  const preview = widgetPath(kind, homePage, publicUrl)
  const copy = useCopy()
  return (
    <div className="kit-widget">
      <b>{name}</b>
      <small className="muted">{words.widgetTexts[kind]}</small>
      {children}
      {html && (
        <code className="kit-code" data-content>
          {html}
        </code>
      )}
      <div className="kit-acts">
        <Button
          size="small"
          icon="copy"
          disabled={!html}
          aria-label={words.widgetCopyOf({ name })}
          onClick={() => html && copy(html, words.copied)}
        >
          {words.bannerCopy}
        </Button>
        {preview && (
          <UiLink className="inline-link" href={preview} target="_blank" aria-label={words.widgetPreviewOf({ name })}>
            {words.widgetPreview}
          </UiLink>
        )}
      </div>
    </div>
  )
}

/** Frames for the partner's own site: search, one home, and what a home could earn. */
export const Widgets = ({ code }: { code: string }) => {
  const words = useWords(partnerProgramWords)
  const { publicUrl } = useSite()
  const [homePage, setHomePage] = useState('')
  const isHome = widgetPath('home', homePage, publicUrl) !== undefined
  return (
    <div className="kit-widgets">
      {widgetKinds.map((kind) => (
        <Widget key={kind} kind={kind} code={code} homePage={homePage}>
          {kind === 'home' && (
            <TextField
              label={words.widgetHome}
              hint={words.pageHint}
              type="url"
              value={homePage}
              error={homePage && !isHome ? words.otherSite : undefined}
              onChange={setHomePage}
            />
          )}
        </Widget>
      ))}
    </div>
  )
}
