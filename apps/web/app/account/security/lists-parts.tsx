import { Badge, Button, Modal, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useCountries } from '#app/features/address/countries.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Part, Row } from './part.tsx'
import type { Security } from './security-section.tsx'
import { useLocalMoment } from './use-moment.ts'
import { useSecurityAction } from './use-security-action.tsx'

/** Where a session is: the country's name, if known, and its network. */
const usePlace = () => {
  const { sessions: words } = useWords(securityWords)
  const countries = useCountries()
  return ({ country, network }: Pick<Security['sessions'][number], 'country' | 'network'>) => {
    const named = countries.find(({ value }) => value === country)?.label ?? country
    return [...(named ? [named] : []), words.network({ network })].join(', ')
  }
}

/** Where someone is logged in; each session can be ended, and all others at once. */
export const SessionsPart = ({ sessions }: Security) => {
  const { sessions: words } = useWords(securityWords)
  const when = useLocalMoment()
  const placeOf = usePlace()
  const act = useSecurityAction()
  const endAll = async () => {
    const results = await act(({ api, endOtherSessions }) => api(endOtherSessions))
    if (results) toast({ type: 'success', message: words.endedAll({ count: results.ended }) })
  }
  return (
    <Part title={words.title}>
      <ul className="safety-list">
        {sessions.map(({ id, name, country, network, isCurrent, byStaff, startedAt, lastUsedAt }) => (
          <Row
            key={id}
            title={
              <>
                {byStaff ? words.byStaff : name} {isCurrent && <Badge>{words.here}</Badge>}
              </>
            }
            text={words.since({
              started: when(startedAt),
              used: when(lastUsedAt),
              place: placeOf({ country, network }),
            })}
          >
            {!isCurrent && (
              <Button
                size="small"
                aria-label={words.endNamed({ name })}
                onClick={() => void act(({ api, endOneSession }) => api(endOneSession, { params: { sessionId: id } }))}
              >
                {words.end}
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button size="small" onClick={() => void endAll()}>
          {words.endAll}
        </Button>
      )}
    </Part>
  )
}

type Device = Security['devices'][number]

const Rename = ({ device, onClose }: { device: Device; onClose: () => void }) => {
  const { devices: words, save, cancel, close } = useWords(securityWords)
  const act = useSecurityAction()
  const [name, setName] = useState(device.name)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const params = { deviceId: device.id }
    if (await act(({ api, nameDevice }) => api(nameDevice, { params, body: { name } }))) onClose()
  }
  return (
    <Modal open size="small" title={words.renameNamed({ name: device.name })} closeLabel={close} onClose={onClose}>
      <form method="post" className="verify-form" onSubmit={(event) => void send(event)}>
        <TextField label={words.name} value={name} onChange={setName} maxLength={80} autoFocus />
        <div className="verify-actions">
          <Button type="submit" look="primary">
            {save}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Modal>
  )
}

/** Devices on which a password is enough. */
export const DevicesPart = ({ devices }: Security) => {
  const { devices: words, sessions } = useWords(securityWords)
  const when = useLocalMoment()
  const act = useSecurityAction()
  const [renaming, setRenaming] = useState<Device>()
  return (
    <Part title={words.title} text={words.text}>
      {devices.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="safety-list">
        {devices.map((device) => (
          <Row
            key={device.id}
            title={
              <>
                {device.name} {device.isCurrent && <Badge>{sessions.here}</Badge>}
              </>
            }
            text={words.lastUsed({ when: when(device.lastUsedAt) })}
          >
            <Button
              size="small"
              aria-label={words.renameNamed({ name: device.name })}
              onClick={() => setRenaming(device)}
            >
              {words.rename}
            </Button>
            <Button
              size="small"
              aria-label={words.forgetNamed({ name: device.name })}
              onClick={() =>
                void act(({ api, forgetOneDevice }) => api(forgetOneDevice, { params: { deviceId: device.id } }))
              }
            >
              {words.forget}
            </Button>
          </Row>
        ))}
      </ul>
      {renaming && <Rename device={renaming} onClose={() => setRenaming(undefined)} />}
    </Part>
  )
}

const isNamed = <Names extends object>(names: Names, kind: string): kind is keyof Names & string =>
  Object.hasOwn(names, kind)

/** The account's activity, newest first. */
export const LogPart = ({ events }: Security) => {
  const { log: words } = useWords(securityWords)
  const when = useLocalMoment()
  return (
    <Part title={words.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key */}
      <ul className="safety-list safety-log" tabIndex={0}>
        {events.map(({ id, kind, by, network, note, at }) => (
          <Row
            key={id}
            title={isNamed(words.kinds, kind) ? words.kinds[kind] : kind}
            text={[
              when(at),
              by.kind === 'staff' && words.by({ name: by.name ?? '' }),
              by.kind === 'unknown' && words.unknown,
              note,
              network,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
    </Part>
  )
}
