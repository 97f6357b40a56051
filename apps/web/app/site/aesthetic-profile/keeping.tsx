import { ButtonLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { keepingWords } from '#app/lib/messages/taste/keeping.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { CopyAddress } from './copy-address.tsx'
import { Remove } from './remove.tsx'
import { type Held, Share } from './share.tsx'
import { WithAccount } from './with-account.tsx'

/** Whoever has the address has the profile. */
const ByAddress = () => {
  const words = useWords(keepingWords)
  return (
    <section className="taste-keeping-part">
      <h2 className="t-h2">{words.kept}</h2>
      <p className="muted">{words.keptText}</p>
      <div className="taste-acts">
        <CopyAddress />
      </div>
    </section>
  )
}

/** What may be done with a profile by whom it belongs to. */
export const Keeping = ({ taste, secret }: Held) => {
  const teamZone = useTeamZone()
  const { moment } = useFormats()
  const words = useWords(keepingWords)
  const navigate = useNavigate()
  const own = href('/travelers/aesthetic-profile')
  const begin = href('/aesthetic-profile')
  return (
    <div className="taste-keeping">
      {secret !== null && <WithAccount id={String(taste.id)} secret={secret} />}
      {secret !== null && <ByAddress />}
      <Share taste={taste} secret={secret} />
      <section className="taste-keeping-part">
        <p className="muted num">{words.keptSince({ moment: moment(taste.madeAt, teamZone) })}</p>
        <div className="taste-acts">
          <ButtonLink href={begin}>{words.again}</ButtonLink>
          {secret === null && <ButtonLink href={own}>{words.toOwn}</ButtonLink>}
          <Remove
            taste={taste}
            secret={secret}
            onRemoved={async () => navigate(secret === null ? own : begin, { replace: true })}
          />
        </div>
      </section>
    </div>
  )
}
