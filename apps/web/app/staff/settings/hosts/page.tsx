import '../../staff.css'
import '../settings.css'
import { type DeskHost, deleteHost, hostsOfDesk } from '@porchlight/contract'
import { Avatar, Button, ConfirmButton, EmptyState, PageHead, Section, Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { hostDeskWords } from '#app/lib/messages/staff/hosts.ts'
import { hostWords } from '#app/lib/messages/stay/hosts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { HostForm } from './host-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(hostsOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Remove = ({ host: { id, name } }: { host: DeskHost }) => {
  const words = useWords(hostDeskWords)
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const answer = await api(deleteHost, { params: { id: String(id) } })
    if (answer.ok) return revalidate()
    toast({ type: 'danger', message: answer.error.message })
    return false
  }
  return (
    <ConfirmButton
      size="small"
      look="bare"
      words={{
        title: words.removeTitle({ name }),
        consequence: words.removeText,
        confirm: words.remove,
        cancel: words.keep,
        close: words.close,
      }}
      onConfirm={remove}
    >
      {words.remove}
    </ConfirmButton>
  )
}

/** `/staff/settings/hosts`: the people named at checkout, on trips, and on the concierge page. */
const HostsPage = ({ loaderData: { hosts } }: Route.ComponentProps) => {
  const words = useWords(hostDeskWords)
  const { roles } = useWords(hostWords)
  const [changing, setChanging] = useState<number>()
  // An empty form after each save, but never because someone else changed the list.
  const [saves, setSaves] = useState(0)
  const done = () => {
    setChanging(undefined)
    setSaves((count) => count + 1)
  }
  const known = hosts.find(({ id }) => id === changing)
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.list}>
        <Table
          caption={words.list}
          rows={hosts}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
          columns={[
            {
              id: 'person',
              head: words.person,
              cell: ({ name, image, role }) => (
                <span className="settings-person">
                  <span data-content>
                    <Avatar name={name} image={image} size={44} />
                  </span>
                  <span className="staff-cell">
                    <span data-content>{name}</span>
                    <small>{roles[role]}</small>
                  </span>
                </span>
              ),
            },
            { id: 'line', head: words.line, cell: ({ line }) => <span data-content>{line}</span> },
            {
              id: 'homes',
              head: words.homes,
              cell: ({ homes }) =>
                homes.length > 0 ? (
                  <span data-content>{homes.map(({ name }) => name).join(', ')}</span>
                ) : (
                  words.everyHome
                ),
            },
            {
              id: 'acts',
              head: <span className="visually-hidden">{words.acts}</span>,
              cell: (host) => (
                <span className="staff-acts">
                  <Button
                    size="small"
                    aria-label={words.changeOf({ name: host.name })}
                    onClick={() => setChanging(host.id)}
                  >
                    {words.change}
                  </Button>
                  <Remove host={host} />
                </span>
              ),
            },
          ]}
        />
      </Section>
      <Section title={known ? words.changeOf({ name: known.name }) : words.add}>
        <HostForm key={known?.id ?? `new ${saves}`} known={known} onDone={done} />
      </Section>
    </>
  )
}
export default HostsPage
