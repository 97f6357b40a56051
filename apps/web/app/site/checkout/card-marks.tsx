import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

const brands = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const

/** The drawings represent the brands; screen readers read the words next to them. */
const Mark = ({ brand }: { brand: (typeof brands)[number] }) => (
  <svg viewBox="0 0 46 30" width="46" height="30" aria-hidden="true">
    <rect x=".5" y=".5" width="45" height="29" rx="4" fill="#fff" stroke="#d8d0c4" />
    {brand === 'Visa' && (
      <text x="23" y="20" textAnchor="middle" fontSize="13" fontWeight="800" fontStyle="italic" fill="#1a1f71">
        VISA
      </text>
    )}
    {brand === 'Mastercard' && (
      <>
        <circle cx="18.5" cy="15" r="8.5" fill="#eb001b" />
        <circle cx="27.5" cy="15" r="8.5" fill="#f79e1b" />
        <path d="M23 7.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4Z" fill="#ff5f00" />
      </>
    )}
    {brand === 'American Express' && (
      <>
        <rect x="4" y="4" width="38" height="22" rx="2" fill="#006fcf" />
        <text x="23" y="19" textAnchor="middle" fontSize="10" fontWeight="800" fill="#fff">
          AMEX
        </text>
      </>
    )}
    {brand === 'Discover' && (
      <>
        <text x="21" y="18.5" textAnchor="middle" fontSize="7.5" fontWeight="700" fill="#231f20">
          DISCOVER
        </text>
        <path d="M46 17v8.500a4 4 0 0 1-4 4H20c12-2 20-6.500 26-12.500Z" fill="#f58220" />
      </>
    )}
  </svg>
)

/** The cards we accept. */
export const CardMarks = ({ className = '' }: { className?: string }) => {
  const words = useWords(checkoutWords)
  return (
    <p className={`checkout-marks ${className}`}>
      <span className="visually-hidden">{words.cardsTaken({ brands: brands.join(', ') })}</span>
      {brands.map((brand) => (
        <Mark key={brand} brand={brand} />
      ))}
    </p>
  )
}
