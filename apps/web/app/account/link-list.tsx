import { Icon, UiLink } from '@porchlight/ui'

export type AccountLink = { to: string; title: string; text: string }

/** A list of links, each with a title and a text. */
export const LinkList = ({ doors }: { doors: readonly AccountLink[] }) => (
  <ul className="account-doors">
    {doors.map(({ to, title, text }) => (
      <li key={title}>
        <UiLink href={to}>
          <span>
            <b className="t-card">{title}</b>
            <span className="muted">{text}</span>
          </span>
          <Icon name="arrow-right" />
        </UiLink>
      </li>
    ))}
  </ul>
)
