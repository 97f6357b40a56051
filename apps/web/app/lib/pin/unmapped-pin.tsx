import { TextField, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { pinWords } from '#app/lib/messages/owner/pin.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Place, pinFrom } from './pin-from.ts'

/** An address or coordinates on a public map, in a tab of its own. */
const mapOf = (what: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(what)}`

/** Where our own map is empty, a public one shows the place. */
export const FindOnMap = ({ what }: { what: string }) => {
  const words = useWords(pinWords)
  return (
    <p className="ui-hint">
      {words.unmapped}{' '}
      <UiLink className="inline-link" href={mapOf(what)} target="_blank" rel="noreferrer">
        {words.find}
      </UiLink>
    </p>
  )
}

type Props = { what: string; onMove?: (to: Place) => void }

/** Sets a pin without a map: its coordinates, or a link to a map service. */
export const UnmappedPin = ({ what, onMove }: Props) => {
  const words = useWords(pinWords)
  const [text, setText] = useState('')
  const change = (typed: string) => {
    setText(typed)
    const place = pinFrom(typed)
    if (place) onMove?.(place)
  }
  const isWrong = text.trim() !== '' && !pinFrom(text)
  return (
    <>
      <FindOnMap what={what} />
      {onMove && (
        <TextField
          label={words.coordinates}
          hint={words.coordinatesHint}
          maxLength={500}
          value={text}
          onChange={change}
          error={isWrong ? words.invalid : undefined}
        />
      )}
    </>
  )
}
