import { Icon, UiLink } from '@porchlight/ui'

export type Door = { to: string; title: string; text: string }

/** Ways on from here: each line says where it leads, and what is there. */
export const Doors = ({ doors }: { doors: readonly Door[] }) => (
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
