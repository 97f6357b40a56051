import { type PayloadRecord, stateOf } from '@porchlight/offline'
import { Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { savedOfflineWords } from '#app/lib/messages/me/saved-offline.ts'
import { useWords, type WordsOf } from '#app/lib/messages/words.ts'

type Words = WordsOf<typeof savedOfflineWords>

const nameOf = (url: string, words: Words): string => {
  const name = (url.split('/').at(-1) ?? '').replace('-', '_')
  return name in words.names ? words.names[name as keyof Words['names']] : words.names.other
}

const inWords = (record: PayloadRecord, words: Words): string => {
  const state = stateOf(record)
  return state === 'error' ? words.states.error({ why: record.error ?? '' }) : words.states[state]
}

export const useMoment = () => {
  const { moment } = useFormats()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (at: number | null): string => (at === null ? '' : moment(new Date(at), zone))
}

/** The signed-in person's payloads, with their status. */
export const SavedLists = ({ records }: { records: readonly PayloadRecord[] }) => {
  const words = useWords(savedOfflineWords)
  const when = useMoment()
  return (
    <Table
      caption={words.lists}
      showCaption
      rows={records}
      rowKey={({ url }) => url}
      columns={[
        { id: 'name', head: words.name, cell: ({ url }) => nameOf(url, words) },
        { id: 'type', head: words.type, cell: ({ type }) => words.types[type] },
        {
          id: 'url',
          head: words.address,
          cell: ({ url }) => (
            <span className="kept-url" data-content="">
              {url}
            </span>
          ),
          onPhone: false,
        },
        { id: 'pages', head: words.pages, cell: ({ pages }) => pages, align: 'end' },
        { id: 'stored', head: words.stored, cell: ({ stored }) => when(stored) },
        { id: 'state', head: words.state, cell: (record) => inWords(record, words) },
      ]}
    />
  )
}
