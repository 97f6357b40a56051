import type { Home, HomeQuestion } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

/** Answered questions about the home; new ones are asked on the traveler's page, or by email without an account. */
export const Questions = ({ home, questions }: { home: Home; questions: readonly HomeQuestion[] }) => {
  const { questions: words } = useWords(propertyWords)
  const asking = useUser()
    ? `${href('/travelers/questions')}?home=${home.slug}`
    : `${href('/contact')}?about=${encodeURIComponent(home.name)}`
  return (
    <section className="property-full" id="questions">
      <h2 className="t-h2">{words.title}</h2>
      {questions.length === 0 && <p className="muted">{words.none}</p>}
      <dl className="property-questions">
        {questions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt data-content>{question}</dt>
            <dd>
              <p data-content>{answer}</p>
              <small>{words.by}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink icon="lantern" href={asking}>
        {words.ask}
      </ButtonLink>
    </section>
  )
}
