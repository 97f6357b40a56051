import { pictureWidths } from '@porchlight/contract'

/** For a home: as large as the largest picture served of it. */
export const photoDownscale = { longest: Math.max(...pictureWidths), quality: 0.85 }

/** For a page, a floor plan, or an ID: small print stays readable. */
export const documentDownscale = { longest: 2400, quality: 0.85 }
