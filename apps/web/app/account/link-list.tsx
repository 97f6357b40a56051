import { Icon, UiLink } from '@porchlight/ui'

export type AccountLink = { to: string; title: string; text: string }

/** Ways on from here: each line says where it leads, and what is there. */
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
