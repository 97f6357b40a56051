import { type CSSProperties, type PointerEvent, useState } from 'react'
import { IconButton } from '../../actions/button.tsx'
import { Press } from '../../actions/press.tsx'
import { Icon } from '../../foundation/icon.tsx'
import type { ClaimPlace } from './claim-place.ts'
import type { ClaimKind, HomeClaim } from './homes.ts'
import { useDragging } from './use-dragging.ts'
import type { GridActions } from './use-homes-grid.ts'

type BarProps = {
  claim: HomeClaim
  homeId: number
  /** The day in whose cell it is drawn, and its position in days from the start of that cell. */
  day: number
  place: ClaimPlace
  /** In the last rows, so its card opens upward. */
  low: boolean
  isPinned: boolean
  actions: GridActions
  closeLabel: string
}

const wideNights = 4

const marks: Partial<Record<ClaimKind, 'lock' | 'swap'>> = { blocked: 'lock', turnover: 'swap' }

/** The mark of a claim's color, for a legend. */
export const ClaimMark = ({ kind }: { kind: ClaimKind }) => {
  const mark = marks[kind]
  return (
    <i className="ui-homes-mark" data-kind={kind} aria-hidden="true">
      {mark && <Icon name={mark} size={12} />}
    </i>
  )
}

/**
 * A filled, half, or empty dot, or a square for an overdue balance: distinguishable without color. In a legend, it
 * needs no name.
 */
export const BalanceMark = ({ state, name }: Partial<NonNullable<HomeClaim['mark']>>) => (
  <i
    className="ui-homes-balance"
    data-state={state}
    title={name}
    {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
  />
)

/** A mouse that actually moved: a page that shifts under a resting pointer opens no cards. */
const isHovering = ({ pointerType, buttons, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && buttons === 0 && (movementX !== 0 || movementY !== 0)

const Inside = ({ claim: { kind, label, note, mark: balance, movable }, place }: Pick<BarProps, 'claim' | 'place'>) => {
  const mark = marks[kind]
  return (
    <>
      {mark && <Icon name={mark} size={15} />}
      {balance && <BalanceMark {...balance} />}
      {label && (
        <span>
          {label}
          {note && place.length >= wideNights && <em>{note}</em>}
        </span>
      )}
      {movable && !place.cutEnd && <i className="ui-homes-pull" data-pull="" aria-hidden="true" />}
    </>
  )
}

const styleOf = ({ start, length, cutStart, cutEnd }: ClaimPlace): CSSProperties => {
  const before = cutStart ? 0 : 1.5
  const after = cutEnd ? 0 : 1.5
  return {
    insetInlineStart: `calc(${start * 100}% + ${before}px)`,
    width: `calc(${length * 100}% - ${before + after}px)`,
  }
}

const focusFirst = (card: HTMLElement | null): void => {
  card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
}

/** The card of a bar: who, when, from where, why, and the available actions. */
const Card = ({
  claim,
  homeId,
  day,
  place,
  low,
  isPinned,
  actions,
  closeLabel,
  onClose,
}: BarProps & { onClose: () => void }) => {
  const { name, content } = actions.card(homeId, claim, onClose)
  // In the later half of the view, a card opens backward.
  const edge = actions.isLate(day)
    ? { insetInlineEnd: `calc(100% - ${(place.start + place.length) * 100}%)` }
    : { insetInlineStart: `${place.start * 100}%` }
  return (
    <section
      className="ui-homes-card"
      style={edge}
      data-kind={claim.kind}
      data-low={low || undefined}
      aria-label={name}
    >
      <div className="ui-homes-card-body" ref={isPinned ? focusFirst : undefined}>
        {content}
        {isPinned && (
          <IconButton className="ui-homes-card-close" icon="close" iconSize={16} label={closeLabel} onClick={onClose} />
        )}
      </div>
    </section>
  )
}

/**
 * A claim on nights. Hover shows who, when, and why; a press keeps that open. Without scripts, it links to its page.
 */
export const ClaimBar = (props: BarProps) => {
  const { claim, homeId, place, isPinned, actions } = props
  const [hovered, setHovered] = useState(false)
  const pin = (on: boolean) => actions.pin(homeId, on ? claim.key : undefined)
  const close = () => {
    setHovered(false)
    pin(false)
  }
  const { wasDragged, ...dragging } = useDragging(claim, homeId, actions.move) ?? {}
  const press = () => {
    if (!wasDragged?.()) pin(!isPinned)
  }
  const shared = {
    className: 'ui-homes-bar',
    'data-kind': claim.kind,
    'data-cut-start': place.cutStart || undefined,
    'data-cut-end': place.cutEnd || undefined,
    'aria-label': claim.label ? undefined : claim.name,
    tabIndex: -1,
    style: styleOf(place),
    'data-movable': claim.movable || undefined,
    ...dragging,
    children: <Inside claim={claim} place={place} />,
  }
  return (
    <span
      className="ui-homes-bar-box"
      onPointerMove={(event) => isHovering(event) && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {claim.href === undefined ? (
        <Press {...shared} aria-expanded={isPinned || hovered} onClick={press} />
      ) : (
        <a
          {...shared}
          href={claim.href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            press()
          }}
        />
      )}
      {(isPinned || hovered) && <Card {...props} onClose={close} />}
    </span>
  )
}
