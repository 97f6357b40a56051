import {
  choicesText,
  describeTaste,
  isLanguage,
  mostTasteLinks,
  mostTasteWords,
  type TasteChoice,
} from '@porchlight/contract'
import { Button, LinkField, TextArea } from '@porchlight/ui'
import { useId, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { describeWords } from '#app/lib/messages/taste/describe.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { newSecret } from '#app/lib/secret.ts'

const places = ['one', 'two', 'three'] as const
type Fields = { words: string } & Record<(typeof places)[number], string>

const isLink = (text: string): boolean => /^https:\/\/[^\s@]+$/.test(text.trim())
const isUsable = (text: string): boolean => text.trim() === '' || isLink(text)

/** Saves the words and links with the choices so far, and opens the profile. */
const useDescribe = (choices: readonly TasteChoice[]) => {
  const words = useWords(describeWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useFields<Fields>({
    values: { words: '', one: '', two: '', three: '' },
    problemsOf: (fields) => ({
      ...Object.fromEntries(places.filter((name) => !isUsable(fields[name])).map((name) => [name, words.badLink])),
      ...(Object.values(fields).every((text) => text.trim() === '') && { words: words.empty }),
    }),
  })
  const send = async (fields: Fields) => {
    const secret = newSecret()
    const answer = await api(describeTaste, {
      body: {
        choices: choicesText(choices),
        words: fields.words,
        links: places.map((name) => fields[name].trim()).filter(Boolean),
        language: isLanguage(language) ? language : 'en',
        secret,
      },
    })
    if (!answer.ok) {
      const { code, message } = answer.error
      return form.refuse(
        code === 'links_unread' ? ['one'] : code === 'nothing_found' ? ['words'] : [],
        message,
        words.failed,
      )
    }
    const { id, own } = answer.results
    await navigate(href('/aesthetic-profile/:id/:hash?', { id: String(id), ...(!own && { hash: secret }) }))
  }
  return { form, submit: form.submit(send) }
}

type Props = { title: string; lead: string; choices?: readonly TasteChoice[] }

/** What someone likes in their own words, and pages that show it; beside photos or without any. */
export const DescribeForm = ({ title, lead, choices = [] }: Props) => {
  const words = useWords(describeWords)
  const { form, submit } = useDescribe(choices)
  const [shown, setShown] = useState(1)
  const heading = useId()
  const visible = places.slice(0, Math.min(shown, mostTasteLinks))
  return (
    <section className="taste-describe" aria-labelledby={heading}>
      <header>
        <h2 className="t-h1" id={heading}>
          {title}
        </h2>
        <p className="muted">{lead}</p>
      </header>
      <form method="post" noValidate onSubmit={submit}>
        <TextArea
          label={words.words}
          hint={words.wordsHint}
          rows={4}
          maxLength={mostTasteWords}
          {...form.field('words')}
        />
        {visible.map((name, at) => (
          <LinkField
            key={name}
            label={words.link({ number: at + 1 })}
            {...(at === 0 && { hint: words.linkHint })}
            maxLength={500}
            problemOf={(text) => (isUsable(text) ? undefined : words.badLink)}
            {...form.field(name)}
          />
        ))}
        {shown < mostTasteLinks && (
          <Button look="quiet" icon="plus" onClick={() => setShown(shown + 1)}>
            {words.addLink}
          </Button>
        )}
        <p className="t-small muted">{words.privacy}</p>
        <div className="taste-acts">
          <Button type="submit" look="primary" size="big" busy={form.busy}>
            {words.send}
          </Button>
        </div>
        <noscript>
          <p className="muted">{words.noScript}</p>
        </noscript>
      </form>
    </section>
  )
}
