import { type ReactNode, useId } from 'react'

/** One heading of the security section. */
export const Part = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className="safety-part" aria-labelledby={id}>
      <h3 className="t-card" id={id}>
        {title}
      </h3>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  )
}

/** A line of a list: its title, details, and actions. */
export const Row = ({ title, text, children }: { title: ReactNode; text?: ReactNode; children?: ReactNode }) => (
  <li className="safety-row">
    <span>
      <b>{title}</b>
      {text && <span className="muted">{text}</span>}
    </span>
    {children && <span className="safety-acts">{children}</span>}
  </li>
)
