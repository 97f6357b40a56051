import type { LibraryTax } from '@porchlight/contract'
import { Alert, ButtonLink, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { staffTaxesWords } from '#app/lib/messages/staff/taxes.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { rateOf } from './describe.ts'

const Entry = ({ code, place, note, source, terms }: LibraryTax) => {
  const words = useWords(staffTaxesWords)
  const formats = useFormats()
  const when = [
    ...(source.dated ? [words.dated({ date: formats.date(source.dated) })] : []),
    words.read({ date: formats.date(source.read) }),
  ].join('. ')
  return (
    <li>
      <span>
        {place}: {terms.label}, {rateOf(terms, words, formats)}
        <small lang="en">{note}</small>
        <small>
          <UiLink className="inline-link" href={source.url} lang="en">
            {source.name}
          </UiLink>
          {'. '}
          {when}
        </small>
      </span>
      <ButtonLink
        href={`${href('/staff/settings/taxes/new')}?from=${code}`}
        aria-label={`${words.use}: ${place}, ${terms.label}`}
      >
        {words.use}
      </ButtonLink>
    </li>
  )
}

/** Starter taxes, each with its source. */
export const Library = ({ entries }: { entries: readonly LibraryTax[] }) => {
  const words = useWords(staffTaxesWords)
  return (
    <Section title={words.library}>
      <Alert tone="info">{words.libraryText}</Alert>
      <ul className="charge-library num">
        {entries.map((entry) => (
          <Entry key={entry.code} {...entry} />
        ))}
      </ul>
    </Section>
  )
}
