import './choose-home.css'
import type { OwnerHome } from '@porchlight/contract'
import { PageHead, UiLink } from '@porchlight/ui'
import { useLocation } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NoHomes } from '../homes/no-homes.tsx'

/** An owner's page about one home, opened without one: leads to the same page of each of their homes. */
export const ChooseHome = ({ homes }: { homes: readonly OwnerHome[] }) => {
  const words = useWords(accountWords)
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={words.chooseProperty} lead={words.propertyRequired} />
      {homes.length === 0 && <NoHomes />}
      <ul className="home-choice">
        {homes.map(({ id, name, town, image }) => (
          <li key={id}>
            <UiLink href={`${pathname}?propertyId=${id}`}>
              {image && <HomePicture image={image} sizes="96px" silent className="home-choice-picture" />}
              <span>
                <b data-content>{name}</b>
                <small>{town}</small>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </>
  )
}
