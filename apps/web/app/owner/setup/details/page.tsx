import { detailsOfHome, keepDetails, setupOfHome } from '@porchlight/contract'
import { Section, Select, Switch, TextArea, TextField, toast } from '@porchlight/ui'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { amenitiesIn } from '#app/lib/amenities.server.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { contentLanguageOf } from '#app/lib/language.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { Pin } from '#app/lib/pin/pin.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import { type SaveOutcome, useAutoSave } from '../use-auto-save.ts'
import type { Route } from './+types/page'
import { Amenities } from './amenities.tsx'
import { type DetailFields, detailFields, detailsBody, hasMissingNames, savableFields, withTyped } from './fields.ts'
import { GuestAge } from './guest-age.tsx'
import { RoomList } from './room-list.tsx'
import { Sizes } from './sizes.tsx'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'property-details')
  const home = { params: { id: params.propertyId } }
  const [given, setup] = await Promise.all([api(detailsOfHome, home), api(setupOfHome, home)])
  const known = resultsOf(given)
  const amenities = amenitiesIn(known.amenities, contentLanguageOf(request, context.get(session).user))
  return { given: { ...known, amenities }, setup: resultsOf(setup) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)

/** Saves while typing; a missing name doesn't block the rest, and neither does what someone else saves meanwhile. */
const DetailsStep = ({ given, setup }: Route.ComponentProps['loaderData']) => {
  const words = useWords(setupWords)
  const { details: said } = words
  const { timeOfDay } = useFormats()
  const hours = halfHours.map((value) => ({ value, label: timeOfDay(value) }))
  const { revalidate } = useRevalidator()
  const [fields, setFields] = useState(() => detailFields(given))
  const saved = useRef(fields)
  const version = useRef(given.version)
  const params = { id: given.home.id }
  /** Someone else's changes, with what was typed on top; undefined if they couldn't be loaded. */
  const catchUp = async (now: DetailFields): Promise<DetailFields | undefined> => {
    const answer = await api(detailsOfHome, { params })
    if (!answer.ok) return undefined
    const [before, stored] = [saved.current, detailFields(answer.results)]
    saved.current = stored
    version.current = answer.results.version
    setFields((latest) => withTyped(stored, latest, before))
    toast({ type: 'info', message: words.merged })
    return withTyped(stored, now, before)
  }
  const send = async (now: DetailFields) => {
    const finished = savableFields(now, saved.current)
    const answer = await api(keepDetails, { params, body: { ...detailsBody(finished), version: version.current } })
    if (!answer.ok) return answer.error
    saved.current = finished
    version.current = answer.results.version
    return undefined
  }
  const keep = async (now: DetailFields): Promise<SaveOutcome> => {
    let problem = await send(now)
    if (problem?.code === 'settings_changed') {
      const merged = await catchUp(now)
      if (merged) problem = await send(merged)
    }
    if (problem) return { why: problem.message, again: problem.code === 'offline' }
    void revalidate()
    return hasMissingNames(now) ? { why: words.unnamed, again: false } : undefined
  }
  const { state } = useAutoSave(fields, keep)
  const change = (part: Partial<DetailFields>) => setFields((before) => ({ ...before, ...part }))
  const text = (
    name: 'name' | 'headline' | 'description' | 'address' | 'registration' | 'honestNotes' | 'houseRules',
  ) => ({
    name,
    value: fields[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <SetupFrame setup={setup} current="property-details" lead={said.lead} saving={state}>
      <form className="setup-form" onSubmit={(event) => event.preventDefault()}>
        <Section title={said.words}>
          <div className="setup-fields">
            <TextField
              label={said.name}
              required
              maxLength={200}
              error={fields.name.trim() === '' ? words.fill : undefined}
              {...text('name')}
            />
            <TextField label={said.headline} maxLength={200} {...text('headline')} />
            <TextArea
              label={said.description}
              hint={said.descriptionHint}
              rows={8}
              maxLength={20_000}
              {...text('description')}
            />
          </div>
        </Section>
        <Section title={said.home}>
          <div className="setup-fields">
            <div className="setup-pair">
              <Select
                label={said.type}
                emptyText=""
                name="typeCode"
                value={fields.typeCode}
                options={given.types.map(({ code, label }) => ({ value: code, label }))}
                onChange={(typeCode) => change({ typeCode })}
              />
              <TextField
                label={said.registration}
                hint={said.registrationHint}
                maxLength={120}
                {...text('registration')}
              />
            </div>
            <TextField
              label={said.address}
              hint={given.mayMove ? said.addressHint : said.addressFixed}
              readOnly={!given.mayMove}
              maxLength={300}
              {...text('address')}
            />
            <Pin
              what={fields.address}
              at={{ lat: fields.lat, lng: fields.lng }}
              {...(given.mayMove && { onMove: change })}
            />
            <Sizes fields={fields} onChange={change} />
          </div>
        </Section>
        <RoomList rooms={fields.rooms} onChange={(rooms) => change({ rooms })} />
        <Section title={said.arriving}>
          <div className="setup-fields">
            <div className="setup-pair">
              <Select
                label={said.checkIn}
                emptyText=""
                value={fields.checkInTime}
                options={hours}
                onChange={(checkInTime) => change({ checkInTime })}
              />
              <Select
                label={said.checkOut}
                emptyText=""
                value={fields.checkOutTime}
                options={hours}
                onChange={(checkOutTime) => change({ checkOutTime })}
              />
            </div>
            <Switch
              label={said.instant}
              hint={said.instantHint}
              checked={fields.instant}
              onChange={(instant) => change({ instant })}
            />
          </div>
        </Section>
        <Amenities all={given.amenities} chosen={fields.amenities} onChange={(amenities) => change({ amenities })} />
        <Section title={said.honest}>
          <div className="setup-fields">
            <TextArea label={said.honest} hint={said.honestHint} rows={4} {...text('honestNotes')} />
            <GuestAge value={fields.minGuestAge} onChange={(minGuestAge) => change({ minGuestAge })} />
            <TextArea label={said.rules} hint={said.rulesHint} rows={4} {...text('houseRules')} />
          </div>
        </Section>
      </form>
    </SetupFrame>
  )
}

/** `/owners/property-details/{propertyId}`: details of a home. */
const DetailsPage = ({ loaderData }: Route.ComponentProps) => (
  <DetailsStep key={loaderData.given.home.id} {...loaderData} />
)
export default DetailsPage
