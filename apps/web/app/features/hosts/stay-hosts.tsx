import './hosts.css'
import type { Host } from '@porchlight/contract'
import { Avatar, Icon } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { hostWords } from '#app/lib/messages/stay/hosts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

/** The company's own number, to call from a phone. */
export const CompanyPhone = () => {
  const { contactPhone } = useSite()
  const words = useWords(hostWords)
  return (
    <a className="inline-link hosts-phone num" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
      <Icon name="phone" size={16} /> {words.call({ phone: contactPhone })}
    </a>
  )
}

type Props = { hosts: readonly Host[]; className?: string; id?: string; level?: 'h2' | 'h3'; children?: ReactNode }

/** The people who look after a home and its guests, by name and picture, and how to call them. */
export const StayHosts = ({ hosts, className = '', id, level: Heading = 'h2', children }: Props) => {
  const words = useWords(hostWords)
  return (
    <section className={`hosts ${className}`} id={id}>
      <Heading>{words.title}</Heading>
      {hosts.length > 0 && (
        <ul>
          {hosts.map(({ id, name, role, line, image }) => (
            <li key={id}>
              <div data-content>
                <Avatar name={name} image={image} size={52} />
              </div>
              <div>
                <p>
                  <b data-content>{name}</b> <span className="muted">{words.roles[role]}</span>
                </p>
                {line && (
                  <p className="t-small muted" data-content>
                    {line}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <CompanyPhone />
      {children}
    </section>
  )
}
