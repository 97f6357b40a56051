import { openDrafts } from '@porchlight/offline'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#app/lib/session.ts'

const version = 1
const draftsOf = (user: string) => openDrafts({ user, version })

/**
 * A form that survives a reload, a lost race, and a crashed tab. A visitor's draft moves to the account when they
 * log in on the way. Never for passwords or card numbers.
 */
export const useDraft = <Form extends object>(name: string, empty: Form) => {
  const owner = String(useUser()?.id ?? 'visitor')
  const before = useRef(owner)
  const readFor = useRef<string>(undefined)
  const [form, setForm] = useState(empty)
  // Several fields may change before the next render, such as when a page processes what was typed before its scripts
  // ran.
  const latest = useRef(empty)
  const set = (next: Form) => {
    latest.current = next
    setForm(next)
  }
  /** Browser storage: read after hydration, before anything is written to it. */
  const restoreDraft = () => {
    if (readFor.current === owner) return
    readFor.current = owner
    const draft = draftsOf(owner).read<Form>(name)
    if (draft) set({ ...latest.current, ...draft })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reread only for another person or form
  useEffect(() => {
    if (before.current === owner) return restoreDraft()
    draftsOf(owner).keep(name, latest.current)
    draftsOf(before.current).drop(name)
    before.current = owner
    readFor.current = owner
  }, [owner, name])
  const change = <Field extends keyof Form>(field: Field, value: Form[Field]) => {
    restoreDraft()
    const next = { ...latest.current, [field]: value }
    set(next)
    draftsOf(owner).keep(name, next)
  }
  return { form, change, drop: () => draftsOf(owner).drop(name) }
}
