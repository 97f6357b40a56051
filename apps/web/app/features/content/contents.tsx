import type { ContentBlock } from '@porchlight/contract'
import type { ReactNode } from 'react'
import { partId } from './body-context.ts'

type Props = { body: readonly ContentBlock[]; label: string; children?: ReactNode }

/** The parts of a document, as links; next to the text on wide screens. */
export const Contents = ({ body, label, children }: Props) => {
  const parts = body.flatMap((block, at) =>
    block.type === 'heading' && block.level === 2 ? [{ id: partId(at), text: block.text }] : [],
  )
  return (
    <div className="content-parts">
      {parts.length > 1 && (
        <nav aria-label={label}>
          <b>{label}</b>
          <ol>
            {parts.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {children}
    </div>
  )
}
