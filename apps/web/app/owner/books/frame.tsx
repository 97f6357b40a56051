import './books.css'
import { booksOfAccountant, type Client, type ResultsOf } from '@porchlight/contract'
import { ChipLink, PageHead, TabLinks } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { placesOfAccountant, StatementPlacesProvider } from '../statement/places.ts'

type Owners = ResultsOf<typeof booksOfAccountant>['owners']

export const ownersOf = async (api: Client): Promise<Owners> => resultsOf(await api(booksOfAccountant)).owners

const tabs = ['statements', 'payouts', 'taxForms', 'documents'] as const
type Tab = (typeof tabs)[number]

const pathOf = (tab: Tab, ownerId: number): string => {
  const of = { ownerId: String(ownerId) }
  if (tab === 'payouts') return href('/accountants/:ownerId/payouts', of)
  if (tab === 'taxForms') return href('/accountants/:ownerId/tax-forms', of)
  return tab === 'documents' ? href('/accountants/:ownerId/documents', of) : href('/accountants/:ownerId', of)
}

type Frame = {
  owner: { id: number; name: string }
  owners: Owners
  current: Tab
  title?: string
  actions?: ReactNode
  children: ReactNode
}

/** An owner's books as seen by their accountant; other owners are one click away. */
export const BooksFrame = ({ owner, owners, current, title, actions, children }: Frame) => {
  const { books: words } = useWords(accountantWords)
  return (
    <StatementPlacesProvider value={placesOfAccountant(String(owner.id))}>
      <div className="wrap books payouts">
        {owners.length > 1 && (
          <nav className="books-owners" aria-label={words.switch}>
            {owners.map(({ id, name }) => (
              <ChipLink key={id} on={id === owner.id} removable={false} href={pathOf(current, id)} data-content>
                {name}
              </ChipLink>
            ))}
          </nav>
        )}
        <PageHead over={words.readOnly} title={title ?? words.of({ owner: owner.name })} actions={actions} />
        <TabLinks
          label={words.tabs}
          tabs={tabs.map((tab) => ({ href: pathOf(tab, owner.id), label: words[tab], current: tab === current }))}
        />
        {children}
      </div>
    </StatementPlacesProvider>
  )
}
