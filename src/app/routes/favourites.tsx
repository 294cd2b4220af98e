import { createFileRoute } from '@tanstack/react-router'
import { FavouritesPage } from '#src/features/shop/favourites-page.tsx'

export const Route = createFileRoute('/favourites')({ component: FavouritesPage })
