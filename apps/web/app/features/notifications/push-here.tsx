import { dateIn, subscribePush, unsubscribePush } from '@porchlight/contract'
import { Button, Switch, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { choosePush } from '#app/lib/push/chosen.ts'
import { type PushState, pushState, subscribeHere, unsubscribeHere } from '#app/lib/push/this-browser.ts'
import { useUser } from '#app/lib/session.ts'
import type { Preferences } from './use-preferences.ts'

type State = PushState | 'failed'

/** Turns pushes to this browser on and off; answers in what state it is then. */
const usePushHere = ({ preferences, withDevices }: Preferences) => {
  const accountId = useUser()?.id ?? 0
  const [state, setState] = useState<State>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void pushState(accountId).then(setState)
  }, [accountId])

  const turnOn = async (): Promise<State> => {
    const subscribed = await subscribeHere(preferences.pushKey).catch(() => undefined)
    if (!subscribed) return (await pushState(accountId)) === 'refused' ? 'refused' : 'failed'
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const answer = await api(subscribePush, { body: { ...subscribed, timeZone } })
    if (!answer.ok) {
      await unsubscribeHere()
      return 'failed'
    }
    choosePush(accountId, true)
    const { device } = answer.results
    withDevices([...preferences.devices.filter(({ id }) => id !== device.id), device])
    return 'on'
  }
  const turnOff = async (): Promise<State> => {
    choosePush(accountId, false)
    const endpoint = await unsubscribeHere()
    if (endpoint) await api(unsubscribePush, { body: { endpoint } })
    return 'off'
  }
  const turn = async (on: boolean) => {
    setBusy(true)
    setState(await (on ? turnOn() : turnOff()))
    setBusy(false)
  }
  return { state, busy, turn: (on: boolean) => void turn(on) }
}

export const PushHere = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { state, busy, turn } = usePushHere(preferences)
  const reason = state === 'unable' || state === 'refused' || state === 'failed' ? words.pushStates[state] : undefined
  return (
    <Switch
      label={words.pushHere}
      hint={reason ?? words.pushText}
      checked={state === 'on'}
      disabled={busy || state === undefined || state === 'unable' || state === 'refused'}
      onChange={turn}
    />
  )
}

/** The browsers that get pushes, each with a way to end it. */
export const Devices = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { day } = useFormats()
  const { devices, timeZone } = preferences.preferences
  if (devices.length === 0) return null
  const remove = async (id: number, name: string) => {
    const answer = await api(unsubscribePush, { body: { id } })
    if (!answer.ok) return
    preferences.withDevices(devices.filter((device) => device.id !== id))
    toast({ type: 'success', message: words.removed({ name }) })
  }
  return (
    <div>
      <h3 className="preferences-small">{words.devices}</h3>
      <ul className="preferences-devices">
        {devices.map(({ id, name, since }) => (
          <li key={id}>
            <span>
              {name} <span className="muted">{words.deviceSince({ day: day(dateIn(timeZone, new Date(since))) })}</span>
            </span>
            <Button look="link" aria-label={words.removeDevice({ name })} onClick={() => void remove(id, name)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
