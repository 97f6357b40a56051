import { dateIn, unsubscribePush } from '@porchlight/contract'
import { isNativeShell } from '@porchlight/native'
import { Button, Switch, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { preferenceWords } from '#app/lib/messages/me/preferences.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type PushState, type PushWay, pushWay } from '#app/lib/push/way.ts'
import { useUser } from '#app/lib/session.ts'
import type { Preferences } from './use-preferences.ts'

type State = PushState | 'failed'

/** Turns push notifications to this browser, or this phone, on and off; returns the resulting state. */
const usePushHere = ({ preferences, withDevices }: Preferences) => {
  const accountId = useUser()?.id ?? 0
  const [way, setWay] = useState<PushWay>()
  const [state, setState] = useState<State>()
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here does not change with what is chosen
  useEffect(() => {
    // The person may have returned from the settings.
    const look = async () => {
      if (document.hidden) return
      const here = await pushWay()
      setWay(here)
      setState(await here.state(accountId, preferences))
    }
    void look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [accountId])

  const turnOn = async (here: PushWay): Promise<State> => {
    const device = await here.turnOn(accountId, preferences)
    if (!device) return (await here.state(accountId, preferences)) === 'refused' ? 'refused' : 'failed'
    withDevices([...preferences.devices.filter(({ id }) => id !== device.id), device])
    return 'on'
  }
  const turnOff = async (here: PushWay): Promise<State> => {
    await here.turnOff(accountId)
    return 'off'
  }
  const turn = async (on: boolean) => {
    if (!way) return
    setBusy(true)
    setState(await (on ? turnOn(way) : turnOff(way)))
    setBusy(false)
  }
  return { state, busy, turn: (on: boolean) => void turn(on), openSettings: way?.openSettings }
}

export const PushHere = ({ preferences }: { preferences: Preferences }) => {
  const words = useWords(preferenceWords)
  const { state, busy, turn, openSettings } = usePushHere(preferences)
  const said = isNativeShell() ? words.pushApp : words.pushBrowser
  const reason = state === 'unable' || state === 'refused' || state === 'failed' ? said[state] : undefined
  return (
    <>
      <Switch
        label={words.pushHere}
        hint={reason ?? said.text}
        checked={state === 'on'}
        disabled={busy || state === undefined || state === 'unable' || state === 'refused'}
        onChange={turn}
      />
      {state === 'refused' && openSettings && (
        <Button look="link" onClick={openSettings}>
          {words.pushSettings}
        </Button>
      )}
    </>
  )
}

/** The browsers and phones that get push notifications, each with a button to stop them. */
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
