import { type ClientInvoice, clientInvoiceById, pdfAddress, voidClientInvoice } from '@porchlight/contract'
import { Button, Modal, Section, Status, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { clientInvoiceWords } from '#app/lib/messages/partner/client-invoices.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

const VoidInvoice = ({ id, number }: ClientInvoice) => {
  const words = useWords(clientInvoiceWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const isShort = reason.trim().length < 3
  const send = async () => {
    setTried(true)
    if (isShort) return
    const answer = await api(voidClientInvoice, { params: { invoiceId: id }, body: { reason } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    setOpen(false)
    await revalidate()
  }
  return (
    <>
      <Button size="small" look="bare" aria-label={words.voidOf({ number })} onClick={() => setOpen(true)}>
        {words.void}
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.voidOf({ number })}
        closeLabel={words.close}
        footer={
          <Button look="danger" onClick={() => void send()}>
            {words.void}
          </Button>
        }
      >
        <p className="muted">{words.voidText}</p>
        <TextField
          label={words.reason}
          required
          maxLength={300}
          value={reason}
          error={tried && isShort ? shared.required : undefined}
          onChange={setReason}
        />
      </Modal>
    </>
  )
}

/** Invoices to clients; an agency's lead sees those of all its agents. */
export const InvoiceList = ({ invoices }: { invoices: readonly ClientInvoice[] }) => {
  const words = useWords(clientInvoiceWords)
  const { money, date } = useFormats()
  if (invoices.length === 0) return null
  return (
    <Section title={words.title} note={words.titleNote}>
      <Table
        caption={words.title}
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'number',
            head: words.number,
            cell: ({ id, number, issuedOn }) => (
              <span className="commission-cell">
                {/* A file, not one of our pages: not a router link. */}
                <a
                  className="inline-link num"
                  href={pdfAddress(clientInvoiceById, { params: { invoiceId: id } })}
                  aria-label={words.pdfOf({ number })}
                  download={`${number}.pdf`}
                >
                  {number}
                </a>
                <small className="num">{date(issuedOn)}</small>
              </span>
            ),
          },
          {
            id: 'client',
            head: words.client,
            cell: ({ client, home, booking }) => (
              <span className="commission-cell" data-content>
                <b>{client.name}</b>
                <small>
                  {booking} · {home}
                </small>
              </span>
            ),
          },
          { id: 'agent', head: words.agent, cell: ({ agent }) => <span data-content>{agent}</span> },
          {
            id: 'state',
            head: words.state,
            cell: ({ voidedAt, voidReason }) => (
              <span className="commission-cell">
                <Status state={voidedAt ? 'off' : 'done'}>{voidedAt ? words.voided : words.stands}</Status>
                {voidedAt && <small data-content>{voidReason}</small>}
              </span>
            ),
          },
          {
            id: 'fee',
            head: words.fee,
            align: 'end',
            cell: ({ fee, feeLabel }) => (
              <span className="commission-cell">
                <span className="num">{money(fee)}</span>
                <small data-content>{feeLabel}</small>
              </span>
            ),
          },
          {
            id: 'acts',
            head: <span className="visually-hidden">{words.acts}</span>,
            cell: (invoice) => invoice.own && !invoice.voidedAt && <VoidInvoice {...invoice} />,
          },
        ]}
      />
    </Section>
  )
}
