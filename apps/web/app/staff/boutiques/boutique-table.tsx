import { type DeskBoutique, dropBoutique } from '@porchlight/contract'
import { Button, ButtonLink, ConfirmButton, EmptyState, LinkProvider, Status, Table, toast } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { DocumentLink } from '#app/lib/document-link.tsx'
import { staffBoutiquesWords } from '#app/lib/messages/staff/boutiques.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { boutiques: readonly DeskBoutique[]; onChange: (slug: string) => void }

const Drop = ({ slug, name }: DeskBoutique) => {
  const words = useWords(staffBoutiquesWords)
  const { revalidate } = useRevalidator()
  const drop = async () => {
    const answer = await api(dropBoutique, { params: { slug } })
    if (answer.ok) return revalidate()
    toast({ type: 'danger', message: answer.error.message })
    return false
  }
  return (
    <ConfirmButton
      size="small"
      look="bare"
      words={{
        title: words.dropTitle({ name }),
        consequence: words.dropText,
        confirm: words.drop,
        cancel: words.keep,
        close: words.close,
      }}
      onConfirm={drop}
    >
      {words.drop}
    </ConfirmButton>
  )
}

/** Collections with their homes and whether they're published. */
export const BoutiqueTable = ({ boutiques, onChange }: Props) => {
  const words = useWords(staffBoutiquesWords)
  return (
    <Table
      caption={words.inUse}
      rows={boutiques}
      rowKey={({ slug }) => slug}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'collection',
          head: words.collection,
          cell: ({ name, line, slug, site, theme }) => (
            <span className="staff-cell">
              <span data-content>{name}</span>
              <small data-content>{line}</small>
              <small data-content>/{slug}</small>
              {(site || theme) && (
                <small>
                  {words.shownAs({ site: site ?? words.ourName, theme: theme ? words.themes[theme] : words.ourTheme })}
                </small>
              )}
            </span>
          ),
        },
        {
          id: 'homes',
          head: words.homes,
          cell: ({ homes }) => (
            <span className="staff-cell">
              <span data-content>{homes.map(({ name }) => name).join(', ')}</span>
              <small>{words.notLet({ number: homes.filter(({ live }) => !live).length })}</small>
            </span>
          ),
        },
        {
          id: 'state',
          head: words.state,
          cell: ({ shown, homes }) => {
            const seen = shown && homes.some(({ live }) => live)
            return <Status state={seen ? 'done' : 'off'}>{seen ? words.shown : words.hidden}</Status>
          },
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          cell: (boutique) => (
            <span className="staff-acts">
              <Button
                size="small"
                aria-label={words.changeOf({ name: boutique.name })}
                onClick={() => onChange(boutique.slug)}
              >
                {words.change}
              </Button>
              {boutique.shown && (
                <LinkProvider value={DocumentLink}>
                  <ButtonLink
                    size="small"
                    aria-label={words.seeOf({ name: boutique.name })}
                    href={href('/boutique-collections/:slug', { slug: boutique.slug })}
                  >
                    {words.see}
                  </ButtonLink>
                </LinkProvider>
              )}
              <Drop {...boutique} />
            </span>
          ),
        },
      ]}
    />
  )
}
