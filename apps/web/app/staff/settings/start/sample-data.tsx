import { loadSample, removeSample, type Sample, startEmpty } from '@porchlight/contract'
import { Alert, Button, Checkbox, Modal, ProgressBar, Section, TextField, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { listFormat } from '#app/lib/intl.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { launchWords } from '#app/lib/messages/staff/launch.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { useStepUpAction } from '../../use-step-up-action.tsx'

const lookAgainMs = 2_000
const confirmWord = 'REMOVE'

/** Polls the loading progress until it is done. */
const useProgress = (isLoading: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isLoading) return
    const timer = setInterval(() => void revalidate(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isLoading, revalidate])
}

const RemoveSample = ({ counts, ownHomes }: Pick<Sample, 'counts' | 'ownHomes'>) => {
  const words = useWords(launchWords).sample
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [withOwnHomes, setWithOwnHomes] = useState(false)
  const [ownProblem, setOwnProblem] = useState<string>()
  const names = listFormat(useLanguage(), { type: 'conjunction' }).format(ownHomes)
  const own = { homes: ownHomes.length, names }
  const remove = async () => {
    if (typed.trim() !== confirmWord) return setError(words.confirmWrong({ word: confirmWord }))
    if (ownHomes.length > 0 && !withOwnHomes) return setOwnProblem(words.ownHomesMissing)
    setBusy(true)
    const done = await act(() => api(removeSample, { body: { confirm: confirmWord, withOwnHomes } }), setError)
    setBusy(false)
    if (!done) return
    setOpen(false)
    toast({ type: 'success', message: words.removedToast })
  }
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <Modal
        open={open && !asking}
        role="alertdialog"
        title={words.removeTitle}
        closeLabel={words.close}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.keep}</Button>
            <Button look="danger" busy={busy} onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.removeText(counts)}</p>
        <p>{words.removeStays}</p>
        {ownHomes.length > 0 && (
          <Alert tone="warning">
            <p>{words.ownHomes(own)}</p>
            <Checkbox
              label={words.ownHomesConfirm(own)}
              checked={withOwnHomes}
              error={ownProblem}
              onChange={(checked) => {
                setWithOwnHomes(checked)
                setOwnProblem(undefined)
              }}
            />
          </Alert>
        )}
        <TextField
          label={words.confirmLabel({ word: confirmWord })}
          autoComplete="off"
          maxLength={20}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          error={error}
        />
      </Modal>
      {question}
    </>
  )
}

/** Loads sample data or starts empty. Later, removes all sample data in one action and confirms that none is left. */
export const SampleData = ({ sample }: { sample: Sample }) => {
  const words = useWords(launchWords).sample
  const time = useOfficeTime()
  const { act, question } = useStepUpAction()
  const [busy, setBusy] = useState(false)
  const { state, obstacle, done, planned, proof, declined } = sample
  useProgress(state === 'loading')
  const load = async () => {
    setBusy(true)
    await act(() => api(loadSample))
    setBusy(false)
  }
  const decline = () => act(() => api(startEmpty))
  if (state === 'loading') {
    const percent = planned > 0 ? (done / planned) * 100 : 0
    return (
      <Section title={words.title}>
        <div className="launch-sample">
          <p>{words.loading}</p>
          <ProgressBar percent={percent} label={words.progress} />
        </div>
      </Section>
    )
  }
  if (state === 'ready' || state === 'failed')
    return (
      <Section title={words.title}>
        <div className="launch-sample">
          <p>{state === 'ready' ? words.ready(sample.counts) : words.failed}</p>
          {state === 'ready' && <p>{words.accounts}</p>}
          <RemoveSample counts={sample.counts} ownHomes={sample.ownHomes} />
        </div>
      </Section>
    )
  return (
    <>
      {state === 'removed' && proof && (
        <Alert tone="positive">
          {words.proof({
            remaining: proof.remaining,
            tables: proof.tables,
            removed: proof.removed,
            by: sample.removedBy ?? '',
            time: sample.removedAt ? time(sample.removedAt) : '',
          })}
        </Alert>
      )}
      {obstacle === null && !declined && (
        <Section title={words.title}>
          <div className="launch-sample">
            <p>{words.offer({ homes: sample.homes })}</p>
            <div className="staff-acts">
              <Button views look="primary" busy={busy} onClick={() => void load()}>
                {words.explore}
              </Button>
              <Button onClick={() => void decline()}>{words.empty}</Button>
            </div>
          </div>
        </Section>
      )}
      {obstacle === null && declined && (
        <p className="settings-note launch-declined">
          {words.declined}{' '}
          <Button size="small" look="bare" busy={busy} onClick={() => void load()}>
            {words.explore}
          </Button>
        </p>
      )}
      {obstacle === 'public_server' && state === null && (
        <p className="settings-note">{words.obstacles.public_server}</p>
      )}
      {question}
    </>
  )
}
