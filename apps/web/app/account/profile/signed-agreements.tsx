import type { AgreementRecord } from '@porchlight/contract'
import { Button, OverlayLoading } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLocalMoment } from '../security/use-moment.ts'

const SignedAgreementModal = lazy(() => import('./signed-agreement-modal.tsx'))

/** Signed and accepted agreements with version and date; each opens as it was. */
export const SignedAgreements = ({ agreements }: { agreements: readonly AgreementRecord[] }) => {
  const words = useWords(profileWords)
  const when = useLocalMoment()
  const [open, setOpen] = useState<AgreementRecord>()
  if (agreements.length === 0) return <p className="muted">{words.signedNone}</p>
  return (
    <>
      <ul className="safety-list">
        {agreements.map((agreement) => {
          const { id, kind, title, version, at, signedName } = agreement
          const what = { when: when(at), version: String(version), name: signedName ?? '' }
          return (
            <li key={id} className="safety-row">
              <span>
                <b>{title}</b>
                <span className="muted">{kind === 'signed' ? words.signedAs(what) : words.acceptedOn(what)}</span>
              </span>
              <span className="safety-acts">
                <Button size="small" aria-label={words.readNamed({ title })} onClick={() => setOpen(agreement)}>
                  {words.read}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(undefined)} />}>
          <SignedAgreementModal agreement={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
