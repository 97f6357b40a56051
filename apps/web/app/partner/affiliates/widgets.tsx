import { Button, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'
import { type WidgetKind, widgetHtml, widgetKinds } from './widget-html.ts'

const Widget = ({ kind, code, homePage }: { kind: WidgetKind; code: string; homePage: string }) => {
  const words = useWords(partnerProgramWords)
  const { publicUrl } = useSite()
  const name = words.widgetNames[kind]
  const html = widgetHtml({ kind, homePage, code, publicUrl, title: name })
  const copy = async () => {
    if (!html) return
    await navigator.clipboard.writeText(html)
    toast({ type: 'success', message: words.copied })
  }
  return (
    <div className="kit-widget">
      <b>{name}</b>
      {html && (
        <code className="referral-address" data-content>
          {html}
        </code>
      )}
      <Button
        size="small"
        icon="copy"
        disabled={!html}
        aria-label={words.widgetCopyOf({ name })}
        onClick={() => void copy()}
      >
        {words.bannerCopy}
      </Button>
    </div>
  )
}

/** Frames for the partner's own site: search, one home, and what a home could earn. */
export const Widgets = ({ code }: { code: string }) => {
  const words = useWords(partnerProgramWords)
  const { publicUrl } = useSite()
  const [homePage, setHomePage] = useState('')
  const isHome = widgetHtml({ kind: 'home', homePage, code, publicUrl, title: '' }) !== undefined
  return (
    <div className="partner-form">
      <TextField
        label={words.widgetHome}
        hint={words.pageHint}
        type="url"
        value={homePage}
        error={homePage && !isHome ? words.otherSite : undefined}
        onChange={setHomePage}
      />
      {widgetKinds.map((kind) => (
        <Widget key={kind} kind={kind} code={code} homePage={homePage} />
      ))}
    </div>
  )
}
