import { type BodyInputOf, planDay } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Board } from './day-figures.ts'

type Plan = BodyInputOf<typeof planDay>
type Assignments = NonNullable<Plan['assignments']>

/** Assigns and sends jobs of the board. Reports what was rejected, and offers to undo assignments. */
export const usePlan = ({ jobs }: Board) => {
  const words = useWords(staffOperationsWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const homeOf = (id: number) => jobs.find((job) => job.id === id)?.home.name ?? ''
  const run = async (plan: Plan, said: (number: { assigned: number; sent: number }) => string, undo?: Assignments) => {
    setBusy(true)
    const answer = await api(planDay, { body: plan })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    const { assigned, sent, failed } = answer.results
    for (const { jobId, message } of failed)
      toast({ type: 'danger', message: words.failed({ home: homeOf(jobId), reason: message }) })
    if (assigned + sent > 0)
      toast({
        type: 'success',
        message: said({ assigned, sent }),
        ...(undo && {
          action: { label: words.undo, onPress: () => void run({ assignments: undo }, () => words.undone) },
        }),
      })
    await revalidate()
  }
  return {
    busy,
    assign: (assignments: Assignments) =>
      run(
        { assignments },
        ({ assigned }) => words.assigned({ number: assigned }),
        assignments.map(({ jobId }) => {
          const before = jobs.find((job) => job.id === jobId)?.assignee
          return { jobId, assignee: before ? { as: before.as, id: before.id } : null }
        }),
      ),
    send: (ids: readonly number[]) => run({ send: [...ids] }, ({ sent }) => words.sent({ number: sent })),
  }
}
