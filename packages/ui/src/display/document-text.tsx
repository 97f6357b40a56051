import './document.css'
import { classNames } from '../foundation/class-names.ts'

export type DocumentTextProps = {
  /** The region's accessible name. */
  label: string
  /** Trusted markup. */
  html: string
  /** The language of the text, if it can differ from the page's. */
  language?: string | undefined
  /** The height of its scrolling frame: 30, 40 and 60 percent of the window; omitted: shown in full. */
  height?: 'small' | 'normal' | 'large' | undefined
  className?: string
}

/** A long text with headings, lists, and tables: agreements, policies, contracts. */
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
