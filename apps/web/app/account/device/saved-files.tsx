import { Disclosure, Pagination, Table } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { localeOf, numberFormat } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { savedOfflineWords } from '#app/lib/messages/me/saved-offline.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMoment } from './saved-lists.tsx'
import { type FilePage, filesPage, type SavedOffline } from './use-saved-offline.ts'

/** Stored files, twenty per page, the most recently used first. */
export const SavedFiles = ({ files, total }: { files: FilePage; total: SavedOffline['total'] }) => {
  const words = useWords(savedOfflineWords)
  const kilobytes = numberFormat(localeOf(useLanguage()), { style: 'unit', unit: 'kilobyte' })
  const when = useMoment()
  const [search] = useSearchParams()
  const sizeOf = (bytes: number): string => kilobytes.format(Math.ceil(bytes / 1000))
  return (
    <section aria-labelledby="kept-files">
      <h3 className="t-card kept-part" id="kept-files">
        {words.files}
      </h3>
      {total.files === 0 ? (
        <p className="muted">{words.noFiles}</p>
      ) : (
        <Disclosure
          summary={words.total({ count: total.files, size: sizeOf(total.bytes) })}
          open={search.has(filesPage)}
        >
          <Table
            caption={words.files}
            rows={files.data}
            rowKey={({ url }) => url}
            columns={[
              {
                id: 'name',
                head: words.file,
                cell: ({ name }) => (
                  <span className="kept-url" data-content>
                    {name}
                  </span>
                ),
              },
              { id: 'type', head: words.type, cell: ({ type }) => <span data-content>{type}</span>, onPhone: false },
              {
                id: 'size',
                head: words.size,
                cell: ({ size }) => <span data-content>{sizeOf(size)}</span>,
                align: 'end',
              },
              { id: 'used', head: words.lastUse, cell: ({ lastAccessed }) => when(lastAccessed) },
            ]}
          />
          <Pagination
            label={words.listPages}
            current={files.currentPage}
            pages={files.numberPages}
            hrefOf={(page) => `${href('/account')}?${filesPage}=${page}#kept`}
            previousLabel={words.previous}
            nextLabel={words.next}
            pageLabel={(number) => words.pageNumber({ number })}
          />
        </Disclosure>
      )}
    </section>
  )
}
