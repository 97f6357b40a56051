import { type ContentSettingsNow, type DeskAuthor, languages, type Picture } from '@porchlight/contract'
import { Button, TextArea, TextField } from '@porchlight/ui'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AuthorPortrait } from './author-portrait.tsx'
import { slugOf } from './blank.ts'
import { Entry } from './entry.tsx'
import { NamesFields, replaced } from './names-fields.tsx'

type Props = { settings: ContentSettingsNow; onChange: (change: Partial<ContentSettingsNow>) => void }

const newAuthor = (): DeskAuthor => ({ slug: '', name: '', roles: {}, about: {}, portraitId: null })

/** Who writes the stories: name, role, portrait, and a few lines in each language. */
export const AuthorsFields = ({ settings: { authors, portraits }, onChange }: Props) => {
  const words = useWords(staffContentWords)
  const change = (at: number, more: Partial<DeskAuthor>) => onChange({ authors: replaced(authors, at, more) })
  const pick = (at: number, picture: Picture | null) =>
    onChange({
      authors: replaced(authors, at, { portraitId: picture?.id ?? null }),
      ...(picture && { portraits: [...portraits.filter(({ id }) => id !== picture.id), picture] }),
    })
  return (
    <section className="content-settings">
      <h2 className="t-h3">{words.authors}</h2>
      {authors.map((author, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new author has no name yet
        <Entry key={at} title={author.name || words.newAuthor} isNew={author.slug === ''}>
          <TextField
            label={words.name}
            value={author.name}
            maxLength={80}
            onChange={(name) => change(at, { name, slug: author.slug || slugOf(name) })}
          />
          <AuthorPortrait
            portrait={portraits.find(({ id }) => id === author.portraitId)}
            onPick={(picture) => pick(at, picture)}
          />
          <NamesFields names={author.roles} label={words.authorRole} onChange={(roles) => change(at, { roles })} />
          {languages.map((language) => (
            <TextArea
              key={language}
              rows={2}
              label={`${words.aboutAuthor} · ${words.languages[language]}`}
              maxLength={600}
              value={author.about[language] ?? ''}
              onChange={(text) => change(at, { about: { ...author.about, [language]: text } })}
            />
          ))}
          <Button
            size="small"
            look="bare"
            onClick={() => onChange({ authors: authors.filter((_, place) => place !== at) })}
          >
            {words.remove}
          </Button>
        </Entry>
      ))}
      <Button size="small" icon="plus" onClick={() => onChange({ authors: [...authors, newAuthor()] })}>
        {words.addAuthor}
      </Button>
    </section>
  )
}
