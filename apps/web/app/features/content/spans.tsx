import type { TextPart, TextSpan } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'

const Span = ({ text, bold, italic, href }: TextSpan): ReactNode => {
  const slanted = italic ? <em>{text}</em> : text
  const weighted = bold ? <strong>{slanted}</strong> : slanted
  if (!href) return weighted
  if (href.startsWith('/') || href.startsWith('#'))
    return (
      <UiLink className="inline-link" href={href}>
        {weighted}
      </UiLink>
    )
  return (
    <a className="inline-link" href={href} rel="noopener">
      {weighted}
    </a>
  )
}

const Spans = ({ spans }: { spans: readonly TextSpan[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other name
  spans.map((span, at) => <Span key={at} {...span} />)

/** Paragraphs and lists. Texts are rendered as text: nothing in a document becomes markup. */
export const TextParts = ({ parts, lead = false }: { parts: readonly TextPart[]; lead?: boolean }) => (
  <div className="content-text" data-lead={lead || undefined}>
    {parts.map((part, at) => {
      if (part.kind === 'paragraph')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          <p key={at}>
            <Spans spans={part.spans} />
          </p>
        )
      const List = part.ordered ? 'ol' : 'ul'
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        <List key={at}>
          {part.items.map((item, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name
            <li key={line}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      )
    })}
  </div>
)
