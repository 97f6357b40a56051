import { ButtonLink, Icon, type IconName } from '@porchlight/ui'
import { href } from 'react-router'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'

const icons: readonly IconName[] = ['receipt', 'moon', 'calendar']

/** Entry point for owners. */
export const OwnerCallout = () => {
  const words = useWords(homeWords)
  return (
    <section className="home-section home-owners">
      <div className="wrap">
        <div>
          <h2 className="t-h1">{words.ownersTitle}</h2>
          <p className="t-lead">{words.ownersText}</p>
        </div>
        <div>
          <ul>
            {words.ownersPoints.map((point, at) => (
              <li key={point}>
                <Icon name={icons[at] ?? 'check'} size={20} />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink look="primary" size="big" href={href('/owners/signup/:slug?')}>
            {words.ownersAction}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
