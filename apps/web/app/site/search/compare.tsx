import type { ComparedHome } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, Icon, UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { StayDatesForm } from '#app/features/stay-dates/stay-dates-form.tsx'
import { StayPrice } from '#app/features/stay-dates/stay-price.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { compareWords } from '#app/lib/messages/site/compare.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { amenityRows, type CompareRow, factRows } from './compare-rows.ts'
import { compareQuery } from './lists.ts'
import { stayQuery } from './search-address.ts'
import { useHomeRows } from './use-home-rows.ts'

type Props = { homes: readonly ComparedHome[] }

const Head = ({ homes }: Props) => {
  const words = useWords(compareWords)
  const [search] = useSearchParams()
  const [arrive, depart] = [search.get('arrive'), search.get('depart')]
  const query = stayQuery(search, arrive && depart ? { arrive, depart } : null)
  const without = (id: number) =>
    compareQuery(
      search,
      homes.map((home) => home.id).filter((one) => one !== id),
    )
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{words.question}</span>
        </th>
        {homes.map((home) => (
          <th key={home.id} scope="col">
            <div className="compare-home">
              <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${query}`}>
                {home.image && (
                  <HomePicture
                    image={home.image}
                    evening={home.evening}
                    sizes="(width <= 768px) 60vw, 25vw"
                    ratio="3 / 2"
                    silent
                  />
                )}
                <span className="t-card">{home.name}</span>
              </UiLink>
              <FavoriteButton home={home} small />
              {homes.length > 1 && (
                <UiLink
                  className="inline-link t-mini compare-out"
                  href={without(home.id)}
                  aria-label={words.takeOutHome({ name: home.name })}
                >
                  {words.takeOut}
                </UiLink>
              )}
            </div>
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Rows = ({ rows }: { rows: readonly CompareRow[] }) => {
  const words = useWords(compareWords)
  return rows.map(({ key, label, cells, isSame }) => (
    <tr key={key} data-same={isSame || undefined}>
      <th scope="row">{label}</th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other id
        <td key={at}>{cell || <span className="faint">{words.unknown}</span>}</td>
      ))}
    </tr>
  ))
}

const Amenities = ({ homes, only }: Props & { only: boolean }) => {
  const words = useWords(compareWords)
  return amenityRows(homes)
    .filter(({ isSame }) => !only || !isSame)
    .map(({ code, label, has, isSame }) => (
      <tr key={code} data-same={isSame || undefined}>
        <th scope="row">{label}</th>
        {has.map((is, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other id
          <td key={at}>
            {is ? <Icon name="check" size={18} /> : <span aria-hidden="true">–</span>}
            <span className="visually-hidden">{is ? words.yes : words.no}</span>
          </td>
        ))}
      </tr>
    ))
}

const Notes = ({ homes }: Props) => {
  const words = useWords(compareWords)
  return (
    <tr>
      <th scope="row">{words.honest}</th>
      {homes.map(({ id, honestNotes, language }) => (
        <td key={id}>
          {honestNotes.length > 0 ? (
            <ul className="compare-notes" lang={language}>
              {honestNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : (
            <span className="faint">{words.none}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

const Band = ({ title, columns }: { title: string; columns: number }) => (
  <tr className="compare-band">
    <th scope="rowgroup" colSpan={columns + 1}>
      {title}
    </th>
  </tr>
)

const Table = ({ homes }: Props) => {
  const { count } = useFormats()
  const words = useWords(compareWords)
  const [search] = useSearchParams()
  const only = search.get('only') === 'differences'
  const shown = (rows: CompareRow[]) => rows.filter(({ isSame }) => !only || !isSame)
  const columns = homes.length
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="compare-scroll" aria-label={words.title} tabIndex={0}>
      <table className="compare num" style={{ ['--columns' as string]: columns }}>
        <Head homes={homes} />
        <tbody>
          <tr>
            <th scope="row">{words.price}</th>
            {homes.map((home) => (
              <td key={home.id}>
                <StayPrice home={home} />
              </td>
            ))}
          </tr>
          <Rows rows={shown(useHomeRows(homes))} />
          <Band title={words.measured} columns={columns} />
          <Rows rows={shown(factRows(homes, count))} />
          <Band title={words.amenities} columns={columns} />
          <Amenities homes={homes} only={only} />
          <Band title={words.toKnow} columns={columns} />
          <Notes homes={homes} />
        </tbody>
      </table>
    </section>
  )
}

/** Compares up to four homes. Everything is in the address, so it can be shared. */
const Compare = ({ homes, datesRefused }: Props & { datesRefused: boolean }) => {
  const words = useWords(compareWords)
  const [search] = useSearchParams()
  if (homes.length === 0)
    return (
      <section className="list-page wrap">
        <h1 className="visually-hidden">{words.title}</h1>
        <EmptyState
          title={words.empty}
          actions={
            <ButtonLink look="primary" href="?show=favorites">
              {words.favorites}
            </ButtonLink>
          }
        >
          {words.emptyText}
        </EmptyState>
      </section>
    )
  const only = search.get('only') === 'differences'
  const toggled = new URLSearchParams(search)
  if (only) toggled.delete('only')
  else toggled.set('only', 'differences')
  return (
    <section className="list-page wrap">
      <header>
        <h1 className="t-h1">{words.title}</h1>
        <p className="muted">{words.text}</p>
      </header>
      <StayDatesForm
        hiddenFields={[
          ['compare', homes.map(({ id }) => id).join(',')],
          ...(search.has('only') ? [['only', search.get('only') ?? ''] as const] : []),
        ]}
        refused={datesRefused}
      />
      <p className="list-ways">
        {homes.length > 1 && (
          <UiLink
            className="inline-link"
            href={compareQuery(
              toggled,
              homes.map(({ id }) => id),
            )}
          >
            {only ? words.everything : words.onlyDifferences}
          </UiLink>
        )}
        <UiLink className="inline-link" href="?show=favorites">
          {words.favorites}
        </UiLink>
        <Button look="link" size="small" onClick={() => print()} className="compare-print">
          {words.print}
        </Button>
      </p>
      <Table homes={homes} />
    </section>
  )
}

// React.lazy asks for a default export.
export default Compare
