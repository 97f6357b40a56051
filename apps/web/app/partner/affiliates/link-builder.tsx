import { Button, EmptyState, Select, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { useCopy } from '#app/features/links/use-copy.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { referralsWords } from '#app/lib/messages/partner/referrals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { partnerLink, subIdFrom } from './partner-link.ts'
import { Qr } from './qr.tsx'

/** Turns any page of the site into a link with the partner's code and, optionally, a sub-ID for its placement. */
export const LinkBuilder = ({ codes }: { codes: readonly string[] }) => {
  const words = useWords(partnerProgramWords)
  const referrals = useWords(referralsWords)
  const { publicUrl } = useSite()
  const copy = useCopy()
  const [page, setPage] = useState(publicUrl)
  const [code, setCode] = useState(codes[0] ?? '')
  const [subId, setSubId] = useState('')
  if (codes.length === 0) return <EmptyState title={referrals.noCodes}>{referrals.noCodesText}</EmptyState>
  const link = partnerLink({ page, code, subId, publicUrl })
  return (
    <div className="link-builder">
      <div className="link-fields">
        <TextField
          label={words.page}
          hint={words.pageHint}
          type="url"
          value={page}
          error={link ? undefined : words.otherSite}
          onChange={setPage}
        />
        <div className="link-pair">
          {codes.length > 1 && (
            <Select
              label={words.code}
              emptyText=""
              value={code}
              options={codes.map((value) => ({ value, label: value }))}
              onChange={setCode}
            />
          )}
          <TextField
            label={words.subId}
            hint={words.subIdHint}
            value={subId}
            maxLength={40}
            onChange={(text) => setSubId(subIdFrom(text))}
          />
        </div>
        <div className="link-made">
          <p>
            <small className="muted">{words.yourLink}</small>
            <output className="referral-address" data-content>
              {link}
            </output>
          </p>
          <Button icon="copy" look="primary" disabled={!link} onClick={() => link && copy(link, words.copied)}>
            {words.copy}
          </Button>
        </div>
      </div>
      {link && <Qr link={link} file={code} />}
    </div>
  )
}
