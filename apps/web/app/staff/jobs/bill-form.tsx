import { type DeskJob, enterBill, type Money } from '@porchlight/contract'
import { Button, type MoneyAmount, NumberStepper, Select, Skeleton, TextField } from '@porchlight/ui'
import type { MediaFile } from '@porchlight/ui/file-uploader'
import { lazy, Suspense, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBillWords } from '#app/lib/messages/staff/bills.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { MoneyField } from '#app/lib/number-fields.tsx'
import { arrivedIds } from '#app/lib/offline/send-file.ts'
import { useJobAction } from './use-job-action.ts'

const Attach = lazy(() => import('#app/lib/attaching/attach.tsx'))

type Fields = { vendor: string; number: string; cost: MoneyAmount | null; markup: number }

/** Enters a vendor bill for a repair, with its PDF or photo. */
export const BillForm = ({ job, left }: { job: DeskJob; left: Money }) => {
  const words = useWords(staffBillWords)
  const shared = useWords(formWords)
  const { locale } = useHabits()
  const act = useJobAction()
  const [files, setFiles] = useState<readonly MediaFile[]>([])
  const [tried, setTried] = useState(false)
  const form = useFields<Fields>({
    values: {
      vendor: job.assignee?.as === 'vendor' ? String(job.assignee.id) : '',
      number: '',
      cost: null,
      markup: 10,
    },
    problemsOf: ({ vendor, number, cost }) => ({
      ...(vendor === '' && { vendor: words.choose }),
      ...(number.trim() === '' && { number: shared.required }),
      ...(cost === null && { cost: shared.required }),
    }),
  })
  const traveling = files.some(({ data }) => data?.uploading)
  const [fileId] = traveling ? [] : arrivedIds(files)
  const enter = async ({ vendor, number, cost, markup }: Fields) => {
    setTried(true)
    if (traveling || fileId === undefined || cost === null) return
    const body = { vendorId: Number(vendor), number, cost: cost.amount, markup: markup * 100, fileId }
    await act(words.saved, () => api(enterBill, { params: { id: job.id }, body }))
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(enter)}>
      <h3>{words.enter}</h3>
      <div className="staff-pair">
        <Select
          label={words.vendor}
          emptyText=""
          options={[
            { value: '', label: words.choose },
            ...job.vendors.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.field('vendor')}
        />
        <TextField label={words.number} maxLength={60} autoComplete="off" {...form.field('number')} />
        <MoneyField
          label={words.cost}
          currency={left.currency}
          min={1}
          max={left.amount}
          words={{ unclear: words.unclear }}
          locale={locale}
          {...form.field('cost')}
        />
        <NumberStepper
          label={words.markup}
          min={0}
          max={100}
          value={form.values.markup}
          onChange={(markup) => form.change('markup', markup)}
          lessLabel={words.less}
          moreLabel={words.more}
        />
      </div>
      <Suspense fallback={<Skeleton height={120} />}>
        <Attach
          label={words.file}
          hint={words.fileHint}
          accept="image/*,application/pdf"
          files={files}
          onChange={setFiles}
          error={tried && fileId === undefined ? shared.required : undefined}
        />
      </Suspense>
      <div>
        <Button type="submit" busy={form.busy} {...(traveling && { disabledReason: words.uploading })}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
