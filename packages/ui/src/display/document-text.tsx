import './document.css'
import { classNames } from '../foundation/class-names.ts'

export type DocumentTextProps = {
  /** Name of the region. */
  label: string
  /** Markup whose maker vouches for it. */
  html: string
  /** In which it is written, where the page may be in another. */
  language?: string | undefined
  /** Height of the frame it scrolls in: 30, 40 and 60 hundredths of the window; none shows it whole. */
  height?: 'small' | 'normal' | 'large' | undefined
  className?: string
}

/** A long text with headings, lists and tables: agreements, policies, contracts. */
export const DocumentText = ({ label, html, language, height, className }: DocumentTextProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a scrolling frame is a region that the keyboard must reach
  <div
    className={classNames('ui-document', className)}
    data-height={height}
    role="region"
    lang={language}
    aria-label={label}
    tabIndex={height ? 0 : undefined}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a document is markup by nature, see `html` above
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
