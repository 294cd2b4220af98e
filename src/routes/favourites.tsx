import { createFileRoute } from '@tanstack/react-router'
import { FavouritesPage } from '#src/screens/favourites/favourites-page.tsx'

export const Route = createFileRoute('/favourites')({ component: FavouritesPage })
