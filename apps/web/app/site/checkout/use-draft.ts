import { openDrafts } from '@porchlight/offline'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#app/lib/session.ts'

const version = 1
const draftsOf = (user: string) => openDrafts({ user, version })

/**
 * A form that survives a reload, a lost race and a crashed tab. What a visitor typed becomes the person's own when he
 * logs in on the way. Never for passwords or card numbers.
 */
export const useDraft = <Form extends object>(name: string, empty: Form) => {
  const owner = String(useUser()?.id ?? 'visitor')
  const before = useRef(owner)
  const [form, setForm] = useState(empty)
  // The store is the browser's: it can be read only once the page has come alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another person or another form is read anew
  useEffect(() => {
    if (before.current !== owner) {
      draftsOf(owner).keep(name, form)
      draftsOf(before.current).drop(name)
      before.current = owner
      return
    }
    const kept = draftsOf(owner).read<Form>(name)
    if (kept) setForm((now) => ({ ...now, ...kept }))
  }, [owner, name])
  const change = <Field extends keyof Form>(field: Field, value: Form[Field]) => {
    const next = { ...form, [field]: value }
    setForm(next)
    draftsOf(owner).keep(name, next)
  }
  return { form, change, drop: () => draftsOf(owner).drop(name) }
}
