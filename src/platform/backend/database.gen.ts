// Written by scripts/generate/database-types.ts from supabase/migrations: change those, then run `npx node scripts/generate/database-types.ts`.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      acts: {
        Row: {
          answer: Json
          by_whom: string
          content_hash: string
          done_at: string
          id: string
        }
        Insert: {
          answer: Json
          by_whom: string
          content_hash: string
          done_at?: string
          id: string
        }
        Update: {
          answer?: Json
          by_whom?: string
          content_hash?: string
          done_at?: string
          id?: string
        }
        Relationships: []
      }
      answer_files: {
        Row: {
          answer_id: string
          bytes: number
          refused: string | null
          sha256: string
          slot: string
          type: string
          verified_at: string | null
        }
        Insert: {
          answer_id: string
          bytes: number
          refused?: string | null
          sha256: string
          slot: string
          type: string
          verified_at?: string | null
        }
        Update: {
          answer_id?: string
          bytes?: number
          refused?: string | null
          sha256?: string
          slot?: string
          type?: string
          verified_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'answer_files_answer_id_fkey'
            columns: ['answer_id']
            isOneToOne: false
            referencedRelation: 'desk_answers'
            referencedColumns: ['id']
          },
        ]
      }
      articles: {
        Row: {
          body: Json
          day: string
          headline: Json
          id: string
          lead: Json
          photo: string | null
          shown: boolean
          updated_at: string
          version: number
        }
        Insert: {
          body: Json
          day: string
          headline: Json
          id: string
          lead: Json
          photo?: string | null
          shown?: boolean
          updated_at?: string
          version: number
        }
        Update: {
          body?: Json
          day?: string
          headline?: Json
          id?: string
          lead?: Json
          photo?: string | null
          shown?: boolean
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'articles_photo_fkey'
            columns: ['photo']
            isOneToOne: false
            referencedRelation: 'item_photos'
            referencedColumns: ['hash']
          },
        ]
      }
      booking_actions: {
        Row: {
          answer: Json
          at: string
          booking_id: string
          hash: string
          id: string
          last_event: number
        }
        Insert: {
          answer: Json
          at?: string
          booking_id: string
          hash: string
          id: string
          last_event: number
        }
        Update: {
          answer?: Json
          at?: string
          booking_id?: string
          hash?: string
          id?: string
          last_event?: number
        }
        Relationships: [
          {
            foreignKeyName: 'booking_actions_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: false
            referencedRelation: 'bookings'
            referencedColumns: ['id']
          },
        ]
      }
      booking_events: {
        Row: {
          at: string
          booking_id: string
          by_whom: string | null
          during: string | null
          id: number
          reason: string | null
          told_by: string
          what: string
        }
        Insert: {
          at?: string
          booking_id: string
          by_whom?: string | null
          during?: string | null
          id?: never
          reason?: string | null
          told_by: string
          what: string
        }
        Update: {
          at?: string
          booking_id?: string
          by_whom?: string | null
          during?: string | null
          id?: never
          reason?: string | null
          told_by?: string
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: 'booking_events_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: false
            referencedRelation: 'bookings'
            referencedColumns: ['id']
          },
        ]
      }
      booking_pieces: {
        Row: {
          bill_paise: number | null
          booking_id: string
          day_paise: number | null
          held: string
          hour_paise: number | null
          piece: number
          resource_id: string
        }
        Insert: {
          bill_paise?: number | null
          booking_id: string
          day_paise?: number | null
          held: string
          hour_paise?: number | null
          piece: number
          resource_id: string
        }
        Update: {
          bill_paise?: number | null
          booking_id?: string
          day_paise?: number | null
          held?: string
          hour_paise?: number | null
          piece?: number
          resource_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'booking_pieces_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: false
            referencedRelation: 'bookings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'booking_pieces_resource_id_fkey'
            columns: ['resource_id']
            isOneToOne: false
            referencedRelation: 'resources'
            referencedColumns: ['id']
          },
        ]
      }
      booking_reminders: {
        Row: {
          booking_id: string
          day: string
          due_at: string | null
          failed_at: string | null
          id: string
          made_at: string
          tries: number
        }
        Insert: {
          booking_id: string
          day: string
          due_at?: string | null
          failed_at?: string | null
          id?: string
          made_at?: string
          tries?: number
        }
        Update: {
          booking_id?: string
          day?: string
          due_at?: string | null
          failed_at?: string | null
          id?: string
          made_at?: string
          tries?: number
        }
        Relationships: [
          {
            foreignKeyName: 'booking_reminders_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: false
            referencedRelation: 'bookings'
            referencedColumns: ['id']
          },
        ]
      }
      bookings: {
        Row: {
          asked_day: string | null
          asked_for: string | null
          bill_paise: number | null
          day_paise: number | null
          during: string | null
          held: string | null
          hour_paise: number | null
          id: string
          offers: string[]
          operator: string | null
          order_id: string | null
          piece: number | null
          request_id: string
          resource_id: string
          state: string
          version: number
          worked_minutes: number | null
        }
        Insert: {
          asked_day?: string | null
          asked_for?: string | null
          bill_paise?: number | null
          day_paise?: number | null
          during?: string | null
          held?: string | null
          hour_paise?: number | null
          id: string
          offers?: string[]
          operator?: string | null
          order_id?: string | null
          piece?: number | null
          request_id: string
          resource_id: string
          state?: string
          version?: number
          worked_minutes?: number | null
        }
        Update: {
          asked_day?: string | null
          asked_for?: string | null
          bill_paise?: number | null
          day_paise?: number | null
          during?: string | null
          held?: string | null
          hour_paise?: number | null
          id?: string
          offers?: string[]
          operator?: string | null
          order_id?: string | null
          piece?: number | null
          request_id?: string
          resource_id?: string
          state?: string
          version?: number
          worked_minutes?: number | null
        }
        Relationships: [
          {
            foreignKeyName: 'bookings_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'bookings_request_id_fkey'
            columns: ['request_id']
            isOneToOne: false
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'bookings_resource_id_fkey'
            columns: ['resource_id']
            isOneToOne: false
            referencedRelation: 'resources'
            referencedColumns: ['id']
          },
        ]
      }
      bulk_prices: {
        Row: {
          customer_type: string
          from_litres: number
          product_id: string
          unit_paise: number
        }
        Insert: {
          customer_type: string
          from_litres: number
          product_id: string
          unit_paise: number
        }
        Update: {
          customer_type?: string
          from_litres?: number
          product_id?: string
          unit_paise?: number
        }
        Relationships: []
      }
      cart_items: {
        Row: {
          id: string
          product_category: string
          product_id: string
          product_name: string
          product_price: string
          quantity: number
          updated_at: string
          user_id: string
          user_session: string
        }
        Insert: {
          id?: string
          product_category: string
          product_id: string
          product_name: string
          product_price: string
          quantity: number
          updated_at?: string
          user_id: string
          user_session: string
        }
        Update: {
          id?: string
          product_category?: string
          product_id?: string
          product_name?: string
          product_price?: string
          quantity?: number
          updated_at?: string
          user_id?: string
          user_session?: string
        }
        Relationships: [
          {
            foreignKeyName: 'cart_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      cart_merges: {
        Row: {
          guest_id: string
          merged_at: string
          user_id: string
        }
        Insert: {
          guest_id: string
          merged_at?: string
          user_id: string
        }
        Update: {
          guest_id?: string
          merged_at?: string
          user_id?: string
        }
        Relationships: []
      }
      cart_operations: {
        Row: {
          amount: number
          applied_at: string
          guest_id: string | null
          id: string
          kind: string
          made_at: string
          observed: string[]
          product_id: string
          user_id: string
          version: number
        }
        Insert: {
          amount: number
          applied_at?: string
          guest_id?: string | null
          id: string
          kind: string
          made_at: string
          observed?: string[]
          product_id: string
          user_id: string
          version: number
        }
        Update: {
          amount?: number
          applied_at?: string
          guest_id?: string | null
          id?: string
          kind?: string
          made_at?: string
          observed?: string[]
          product_id?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'cart_operations_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      cash_closings: {
        Row: {
          counted_at: string
          counted_by: string
          counted_paise: number
          expected_paise: number
          id: string
          is_right: boolean | null
          seen_at: string | null
          seen_by: string | null
          who: string
        }
        Insert: {
          counted_at?: string
          counted_by: string
          counted_paise: number
          expected_paise: number
          id: string
          is_right?: boolean | null
          seen_at?: string | null
          seen_by?: string | null
          who: string
        }
        Update: {
          counted_at?: string
          counted_by?: string
          counted_paise?: number
          expected_paise?: number
          id?: string
          is_right?: boolean | null
          seen_at?: string | null
          seen_by?: string | null
          who?: string
        }
        Relationships: []
      }
      cash_slip_reasons: {
        Row: {
          at: string
          by_whom: string
          number: string
          reason: string
        }
        Insert: {
          at?: string
          by_whom: string
          number: string
          reason: string
        }
        Update: {
          at?: string
          by_whom?: string
          number?: string
          reason?: string
        }
        Relationships: []
      }
      cash_slips: {
        Row: {
          at: string
          by_whom: string
          claim: string | null
          closing_id: string | null
          customer: string | null
          id: string
          number: string
          order_id: string | null
          paise: number
          sale_id: string | null
          settled: string | null
          settled_by: string | null
          told_at: string
        }
        Insert: {
          at: string
          by_whom: string
          claim?: string | null
          closing_id?: string | null
          customer?: string | null
          id: string
          number: string
          order_id?: string | null
          paise: number
          sale_id?: string | null
          settled?: string | null
          settled_by?: string | null
          told_at?: string
        }
        Update: {
          at?: string
          by_whom?: string
          claim?: string | null
          closing_id?: string | null
          customer?: string | null
          id?: string
          number?: string
          order_id?: string | null
          paise?: number
          sale_id?: string | null
          settled?: string | null
          settled_by?: string | null
          told_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'cash_slips_closing_id_fkey'
            columns: ['closing_id']
            isOneToOne: false
            referencedRelation: 'cash_closings'
            referencedColumns: ['id']
          },
        ]
      }
      catalogue_items: {
        Row: {
          about: Json | null
          available: boolean
          away_until: string | null
          badge: Json | null
          catalogue: string
          category: string
          content_hash: string
          edited: boolean
          edited_at: string | null
          edited_by: string | null
          id: string
          name: Json
          offer: Json | null
          pack_amount: number
          pack_unit: string
          photo: string | null
          position: number
          price_paise: number
          retired: boolean
          search: string
          section: string
          section_title: Json | null
          tax: Json | null
          tiers: Json | null
          updated_at: string
          version: number
        }
        Insert: {
          about?: Json | null
          available?: boolean
          away_until?: string | null
          badge?: Json | null
          catalogue: string
          category: string
          content_hash?: string
          edited?: never
          edited_at?: string | null
          edited_by?: string | null
          id: string
          name: Json
          offer?: Json | null
          pack_amount: number
          pack_unit: string
          photo?: string | null
          position?: number
          price_paise: number
          retired?: boolean
          search?: string
          section: string
          section_title?: Json | null
          tax?: Json | null
          tiers?: Json | null
          updated_at?: string
          version: number
        }
        Update: {
          about?: Json | null
          available?: boolean
          away_until?: string | null
          badge?: Json | null
          catalogue?: string
          category?: string
          content_hash?: string
          edited?: never
          edited_at?: string | null
          edited_by?: string | null
          id?: string
          name?: Json
          offer?: Json | null
          pack_amount?: number
          pack_unit?: string
          photo?: string | null
          position?: number
          price_paise?: number
          retired?: boolean
          search?: string
          section?: string
          section_title?: Json | null
          tax?: Json | null
          tiers?: Json | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'catalogue_items_photo_fkey'
            columns: ['photo']
            isOneToOne: false
            referencedRelation: 'item_photos'
            referencedColumns: ['hash']
          },
        ]
      }
      catalogue_snapshots: {
        Row: {
          id: string
          published_at: string
          version: number
        }
        Insert: {
          id: string
          published_at?: string
          version: number
        }
        Update: {
          id?: string
          published_at?: string
          version?: number
        }
        Relationships: []
      }
      catalogue_version: {
        Row: {
          n: number
          only_row: boolean
        }
        Insert: {
          n: number
          only_row?: boolean
        }
        Update: {
          n?: number
          only_row?: boolean
        }
        Relationships: []
      }
      centre_life: {
        Row: {
          data_until: string | null
          lives: Json
          n: number
          only_row: boolean
        }
        Insert: {
          data_until?: string | null
          lives?: Json
          n: number
          only_row?: boolean
        }
        Update: {
          data_until?: string | null
          lives?: Json
          n?: number
          only_row?: boolean
        }
        Relationships: []
      }
      centre_settings: {
        Row: {
          built: Json
          key: string
          kind: string
          longest: number
          pattern: string
          value: Json | null
          version: number
        }
        Insert: {
          built: Json
          key: string
          kind: string
          longest?: number
          pattern?: string
          value?: Json | null
          version?: number
        }
        Update: {
          built?: Json
          key?: string
          kind?: string
          longest?: number
          pattern?: string
          value?: Json | null
          version?: number
        }
        Relationships: []
      }
      consents: {
        Row: {
          given: boolean
          id: string
          made_at: string
          purpose: string
          received_at: string
          user_id: string
          version: number
        }
        Insert: {
          given: boolean
          id: string
          made_at: string
          purpose: string
          received_at?: string
          user_id: string
          version: number
        }
        Update: {
          given?: boolean
          id?: string
          made_at?: string
          purpose?: string
          received_at?: string
          user_id?: string
          version?: number
        }
        Relationships: []
      }
      content_edits: {
        Row: {
          part: string
          path: string
          updated_at: string
          version: number
          was: Json
          words: Json | null
        }
        Insert: {
          part: string
          path: string
          updated_at?: string
          version: number
          was: Json
          words?: Json | null
        }
        Update: {
          part?: string
          path?: string
          updated_at?: string
          version?: number
          was?: Json
          words?: Json | null
        }
        Relationships: []
      }
      deleted_accounts: {
        Row: {
          at: string
          id: string
        }
        Insert: {
          at?: string
          id: string
        }
        Update: {
          at?: string
          id?: string
        }
        Relationships: []
      }
      delivery_areas: {
        Row: {
          brought: Json | null
          cash: boolean
          fee_paise: number
          free_from_paise: number
          id: string
          served: boolean
          title: Json | null
          version: number
        }
        Insert: {
          brought?: Json | null
          cash?: boolean
          fee_paise: number
          free_from_paise: number
          id: string
          served?: boolean
          title?: Json | null
          version?: number
        }
        Update: {
          brought?: Json | null
          cash?: boolean
          fee_paise?: number
          free_from_paise?: number
          id?: string
          served?: boolean
          title?: Json | null
          version?: number
        }
        Relationships: []
      }
      desk_answers: {
        Row: {
          by_whom: string
          content: string
          event: number | null
          hash: string
          id: string
          item: string
          received_at: string
          what: string
        }
        Insert: {
          by_whom: string
          content: string
          event?: number | null
          hash: string
          id: string
          item: string
          received_at?: string
          what: string
        }
        Update: {
          by_whom?: string
          content?: string
          event?: number | null
          hash?: string
          id?: string
          item?: string
          received_at?: string
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: 'desk_answers_what_item_fkey'
            columns: ['what', 'item']
            isOneToOne: false
            referencedRelation: 'desk_items'
            referencedColumns: ['what', 'id']
          },
        ]
      }
      desk_assignments: {
        Row: {
          assignee: string | null
          at: string
          by_whom: string
          id: number
          item: string
          what: string
        }
        Insert: {
          assignee?: string | null
          at?: string
          by_whom: string
          id?: never
          item: string
          what: string
        }
        Update: {
          assignee?: string | null
          at?: string
          by_whom?: string
          id?: never
          item?: string
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: 'desk_assignments_what_item_fkey'
            columns: ['what', 'item']
            isOneToOne: false
            referencedRelation: 'desk_items'
            referencedColumns: ['what', 'id']
          },
        ]
      }
      desk_items: {
        Row: {
          assignee: string | null
          at: string
          id: string
          n: number | null
          open: boolean
          what: string
        }
        Insert: {
          assignee?: string | null
          at?: string
          id: string
          n?: number | null
          open?: boolean
          what: string
        }
        Update: {
          assignee?: string | null
          at?: string
          id?: string
          n?: number | null
          open?: boolean
          what?: string
        }
        Relationships: []
      }
      desk_version: {
        Row: {
          n: number
          one: boolean
        }
        Insert: {
          n: number
          one?: boolean
        }
        Update: {
          n?: number
          one?: boolean
        }
        Relationships: []
      }
      edit_events: {
        Row: {
          after: Json | null
          at: string
          before: Json | null
          content_hash: string | null
          id: string
          part_of: string | null
          target: string
          version: number
          who: string
        }
        Insert: {
          after?: Json | null
          at?: string
          before?: Json | null
          content_hash?: string | null
          id: string
          part_of?: string | null
          target: string
          version: number
          who: string
        }
        Update: {
          after?: Json | null
          at?: string
          before?: Json | null
          content_hash?: string | null
          id?: string
          part_of?: string | null
          target?: string
          version?: number
          who?: string
        }
        Relationships: []
      }
      ended_endpoints: {
        Row: {
          ended_at: string
          hash: string
        }
        Insert: {
          ended_at?: string
          hash: string
        }
        Update: {
          ended_at?: string
          hash?: string
        }
        Relationships: []
      }
      form_rules: {
        Row: {
          kind: string
          published_at: string
          rules: Json
          version: number
        }
        Insert: {
          kind: string
          published_at?: string
          rules: Json
          version: number
        }
        Update: {
          kind?: string
          published_at?: string
          rules?: Json
          version?: number
        }
        Relationships: []
      }
      guest_claims: {
        Row: {
          claimed_at: string
          guest_hash: string
          user_id: string | null
        }
        Insert: {
          claimed_at?: string
          guest_hash: string
          user_id?: string | null
        }
        Update: {
          claimed_at?: string
          guest_hash?: string
          user_id?: string | null
        }
        Relationships: []
      }
      installation: {
        Row: {
          at: string
          facts: Json
          one: boolean
        }
        Insert: {
          at?: string
          facts: Json
          one?: boolean
        }
        Update: {
          at?: string
          facts?: Json
          one?: boolean
        }
        Relationships: []
      }
      insurance_applications: {
        Row: {
          applicant_name: string
          application_data: Json
          coverage_amount: string | null
          crop_details: string | null
          farm_location: string
          farm_size: string | null
          id: string
          insurance_type: string | null
          phone: string
          user_email: string | null
          user_id: string | null
        }
        Insert: {
          applicant_name: string
          application_data: Json
          coverage_amount?: string | null
          crop_details?: string | null
          farm_location: string
          farm_size?: string | null
          id: string
          insurance_type?: string | null
          phone: string
          user_email?: string | null
          user_id?: string | null
        }
        Update: {
          applicant_name?: string
          application_data?: Json
          coverage_amount?: string | null
          crop_details?: string | null
          farm_location?: string
          farm_size?: string | null
          id?: string
          insurance_type?: string | null
          phone?: string
          user_email?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'insurance_applications_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      item_photos: {
        Row: {
          hash: string
          jpeg: string
        }
        Insert: {
          hash: string
          jpeg: string
        }
        Update: {
          hash?: string
          jpeg?: string
        }
        Relationships: []
      }
      khata_customers: {
        Row: {
          created_at: string
          id: string
          is_quiet: boolean
          name: string
          phone: string | null
          reminded_at: string | null
          said_paid_at: string | null
          user_id: string | null
          version: number
          village: string | null
        }
        Insert: {
          created_at?: string
          id: string
          is_quiet?: boolean
          name: string
          phone?: string | null
          reminded_at?: string | null
          said_paid_at?: string | null
          user_id?: string | null
          version?: number
          village?: string | null
        }
        Update: {
          created_at?: string
          id?: string
          is_quiet?: boolean
          name?: string
          phone?: string | null
          reminded_at?: string | null
          said_paid_at?: string | null
          user_id?: string | null
          version?: number
          village?: string | null
        }
        Relationships: []
      }
      languages: {
        Row: {
          code: string
          direction: string
          fallback: boolean
          name: string
          place: number
          required: boolean
        }
        Insert: {
          code: string
          direction?: string
          fallback?: boolean
          name: string
          place?: number
          required?: boolean
        }
        Update: {
          code?: string
          direction?: string
          fallback?: boolean
          name?: string
          place?: number
          required?: boolean
        }
        Relationships: []
      }
      ledger_accounts: {
        Row: {
          book: string
          holder: string
          id: number
          lower_limit: number | null
          posted: number
          reserved: number
          unit: string
          version: number
        }
        Insert: {
          book: string
          holder: string
          id?: never
          lower_limit?: number | null
          posted?: number
          reserved?: number
          unit: string
          version?: number
        }
        Update: {
          book?: string
          holder?: string
          id?: never
          lower_limit?: number | null
          posted?: number
          reserved?: number
          unit?: string
          version?: number
        }
        Relationships: []
      }
      ledger_transfers: {
        Row: {
          about: string | null
          amount: number
          at: string
          by_whom: string | null
          corrects: string | null
          ends: string | null
          expires_at: string | null
          from_account: number
          id: string
          note: string | null
          phase: string
          reference: string | null
          to_account: number
          told_at: string
          why: string
        }
        Insert: {
          about?: string | null
          amount: number
          at: string
          by_whom?: string | null
          corrects?: string | null
          ends?: string | null
          expires_at?: string | null
          from_account: number
          id: string
          note?: string | null
          phase: string
          reference?: string | null
          to_account: number
          told_at?: string
          why: string
        }
        Update: {
          about?: string | null
          amount?: number
          at?: string
          by_whom?: string | null
          corrects?: string | null
          ends?: string | null
          expires_at?: string | null
          from_account?: number
          id?: string
          note?: string | null
          phase?: string
          reference?: string | null
          to_account?: number
          told_at?: string
          why?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ledger_transfers_corrects_fkey'
            columns: ['corrects']
            isOneToOne: false
            referencedRelation: 'ledger_transfers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ledger_transfers_ends_fkey'
            columns: ['ends']
            isOneToOne: true
            referencedRelation: 'ledger_transfers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ledger_transfers_from_account_fkey'
            columns: ['from_account']
            isOneToOne: false
            referencedRelation: 'ledger_accounts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ledger_transfers_to_account_fkey'
            columns: ['to_account']
            isOneToOne: false
            referencedRelation: 'ledger_accounts'
            referencedColumns: ['id']
          },
        ]
      }
      ledger_versions: {
        Row: {
          n: number
          only_row: boolean
        }
        Insert: {
          n: number
          only_row?: boolean
        }
        Update: {
          n?: number
          only_row?: boolean
        }
        Relationships: []
      }
      loan_applications: {
        Row: {
          amount: number
          annual_income: number | null
          applicant_name: string
          application_data: Json
          filled_by: string | null
          id: string
          land_size: string | null
          loan_type: string
          phone: string
          purpose: string
          user_email: string | null
          user_id: string | null
        }
        Insert: {
          amount: number
          annual_income?: number | null
          applicant_name: string
          application_data: Json
          filled_by?: string | null
          id: string
          land_size?: string | null
          loan_type: string
          phone: string
          purpose: string
          user_email?: string | null
          user_id?: string | null
        }
        Update: {
          amount?: number
          annual_income?: number | null
          applicant_name?: string
          application_data?: Json
          filled_by?: string | null
          id?: string
          land_size?: string | null
          loan_type?: string
          phone?: string
          purpose?: string
          user_email?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'loan_applications_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      order_events: {
        Row: {
          at: string
          by_whom: string | null
          code: string | null
          from_state: string | null
          id: number
          note: string | null
          order_id: string
          to_state: string
        }
        Insert: {
          at?: string
          by_whom?: string | null
          code?: string | null
          from_state?: string | null
          id?: never
          note?: string | null
          order_id: string
          to_state: string
        }
        Update: {
          at?: string
          by_whom?: string | null
          code?: string | null
          from_state?: string | null
          id?: never
          note?: string | null
          order_id?: string
          to_state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_events_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_items: {
        Row: {
          category: string
          line_paise: number
          name: Json
          options: Json
          order_id: string
          pack_amount: number
          pack_unit: string
          position: number
          product_id: string | null
          quantity: number
          resource_id: string | null
          unit_paise: number
        }
        Insert: {
          category: string
          line_paise: number
          name: Json
          options?: Json
          order_id: string
          pack_amount: number
          pack_unit: string
          position: number
          product_id?: string | null
          quantity: number
          resource_id?: string | null
          unit_paise: number
        }
        Update: {
          category?: string
          line_paise?: number
          name?: Json
          options?: Json
          order_id?: string
          pack_amount?: number
          pack_unit?: string
          position?: number
          product_id?: string | null
          quantity?: number
          resource_id?: string | null
          unit_paise?: number
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_resource_id_fkey'
            columns: ['resource_id']
            isOneToOne: false
            referencedRelation: 'resources'
            referencedColumns: ['id']
          },
        ]
      }
      order_returns: {
        Row: {
          at: string
          by_whom: string
          content_hash: string
          financial_year: string
          id: string
          lines: Json
          note: string | null
          number: number
          order_id: string
          paise: number
          request_id: string | null
          serial: string
          way: string
        }
        Insert: {
          at?: string
          by_whom: string
          content_hash: string
          financial_year: string
          id: string
          lines: Json
          note?: string | null
          number: number
          order_id: string
          paise: number
          request_id?: string | null
          serial: string
          way: string
        }
        Update: {
          at?: string
          by_whom?: string
          content_hash?: string
          financial_year?: string
          id?: string
          lines?: Json
          note?: string | null
          number?: number
          order_id?: string
          paise?: number
          request_id?: string | null
          serial?: string
          way?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_returns_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_versions: {
        Row: {
          n: number
          user_id: string
        }
        Insert: {
          n: number
          user_id: string
        }
        Update: {
          n?: number
          user_id?: string
        }
        Relationships: []
      }
      ordered_additions: {
        Row: {
          addition_id: string
          order_id: string
        }
        Insert: {
          addition_id: string
          order_id: string
        }
        Update: {
          addition_id?: string
          order_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ordered_additions_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          address: string | null
          content_hash: string
          created_at: string
          currency: string
          delivery_area: string | null
          delivery_fee_paise: number
          email: string
          goods_paise: number
          id: string
          kind: string
          language: string
          name: string
          pay_by: string
          phone: string
          reference: string
          state: string
          total_paise: number
          user_id: string | null
          version: number
        }
        Insert: {
          address?: string | null
          content_hash: string
          created_at?: string
          currency?: string
          delivery_area?: string | null
          delivery_fee_paise: number
          email: string
          goods_paise: number
          id: string
          kind: string
          language: string
          name: string
          pay_by?: string
          phone: string
          reference: string
          state: string
          total_paise: number
          user_id?: string | null
          version?: number
        }
        Update: {
          address?: string | null
          content_hash?: string
          created_at?: string
          currency?: string
          delivery_area?: string | null
          delivery_fee_paise?: number
          email?: string
          goods_paise?: number
          id?: string
          kind?: string
          language?: string
          name?: string
          pay_by?: string
          phone?: string
          reference?: string
          state?: string
          total_paise?: number
          user_id?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'orders_delivery_area_fkey'
            columns: ['delivery_area']
            isOneToOne: false
            referencedRelation: 'delivery_areas'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_language_fkey'
            columns: ['language']
            isOneToOne: false
            referencedRelation: 'languages'
            referencedColumns: ['code']
          },
        ]
      }
      owner_keys: {
        Row: {
          key: string
          made_at: string
          user_id: string
        }
        Insert: {
          key: string
          made_at?: string
          user_id: string
        }
        Update: {
          key?: string
          made_at?: string
          user_id?: string
        }
        Relationships: []
      }
      page_pictures: {
        Row: {
          part: string
          path: string
          photo: string | null
          shows: Json | null
          updated_at: string
          version: number
        }
        Insert: {
          part: string
          path: string
          photo?: string | null
          shows?: Json | null
          updated_at?: string
          version: number
        }
        Update: {
          part?: string
          path?: string
          photo?: string | null
          shows?: Json | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'page_pictures_photo_fkey'
            columns: ['photo']
            isOneToOne: false
            referencedRelation: 'item_photos'
            referencedColumns: ['hash']
          },
        ]
      }
      payment_events: {
        Row: {
          amount_paise: number | null
          currency: string | null
          event_id: string
          happened_at: string | null
          kind: string
          outcome: string
          payment_id: string
          provider: string
          received_at: string
        }
        Insert: {
          amount_paise?: number | null
          currency?: string | null
          event_id: string
          happened_at?: string | null
          kind: string
          outcome: string
          payment_id: string
          provider: string
          received_at?: string
        }
        Update: {
          amount_paise?: number | null
          currency?: string | null
          event_id?: string
          happened_at?: string | null
          kind?: string
          outcome?: string
          payment_id?: string
          provider?: string
          received_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_events_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
        ]
      }
      payment_ledger: {
        Row: {
          amount_paise: number
          at: string
          by_whom: string | null
          currency: string
          how: string
          id: number
          kind: string
          order_id: string
          payment_id: string
          provider_ref: string | null
          return_id: string | null
        }
        Insert: {
          amount_paise: number
          at?: string
          by_whom?: string | null
          currency: string
          how: string
          id?: never
          kind: string
          order_id: string
          payment_id: string
          provider_ref?: string | null
          return_id?: string | null
        }
        Update: {
          amount_paise?: number
          at?: string
          by_whom?: string | null
          currency?: string
          how?: string
          id?: never
          kind?: string
          order_id?: string
          payment_id?: string
          provider_ref?: string | null
          return_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'payment_ledger_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payment_ledger_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payment_ledger_return_id_fkey'
            columns: ['return_id']
            isOneToOne: false
            referencedRelation: 'order_returns'
            referencedColumns: ['id']
          },
        ]
      }
      payments: {
        Row: {
          amount_paise: number
          charge_ref: string | null
          created_at: string
          currency: string
          id: string
          link: string
          order_id: string
          provider: string
          provider_ref: string
          settled_at: string | null
          state: string
        }
        Insert: {
          amount_paise: number
          charge_ref?: string | null
          created_at?: string
          currency?: string
          id?: string
          link: string
          order_id: string
          provider: string
          provider_ref: string
          settled_at?: string | null
          state?: string
        }
        Update: {
          amount_paise?: number
          charge_ref?: string | null
          created_at?: string
          currency?: string
          id?: string
          link?: string
          order_id?: string
          provider?: string
          provider_ref?: string
          settled_at?: string | null
          state?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      profile_changes: {
        Row: {
          at: string
          content_hash: string | null
          fields: string[]
          id: string
          user_id: string
          version: number
        }
        Insert: {
          at?: string
          content_hash?: string | null
          fields: string[]
          id: string
          user_id: string
          version: number
        }
        Update: {
          at?: string
          content_hash?: string | null
          fields?: string[]
          id?: string
          user_id?: string
          version?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          display_name: string | null
          farm_fields: Json
          language: string
          phone: string | null
          pincode: string | null
          sound: string | null
          updated_at: string
          user_id: string
          version: number
          village: string | null
        }
        Insert: {
          created_at?: string
          display_name?: string | null
          farm_fields?: Json
          language?: string
          phone?: string | null
          pincode?: string | null
          sound?: string | null
          updated_at?: string
          user_id: string
          version?: number
          village?: string | null
        }
        Update: {
          created_at?: string
          display_name?: string | null
          farm_fields?: Json
          language?: string
          phone?: string | null
          pincode?: string | null
          sound?: string | null
          updated_at?: string
          user_id?: string
          version?: number
          village?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'profiles_language_fkey'
            columns: ['language']
            isOneToOne: false
            referencedRelation: 'languages'
            referencedColumns: ['code']
          },
        ]
      }
      push_messages: {
        Row: {
          due_at: string
          event_id: number | null
          id: number
          khata_id: string | null
          made_at: string
          order_event_id: number | null
          reminder_id: string | null
          standing_id: string | null
          stock_wait_id: string | null
          subscription_id: string
          tries: number
        }
        Insert: {
          due_at?: string
          event_id?: number | null
          id?: never
          khata_id?: string | null
          made_at?: string
          order_event_id?: number | null
          reminder_id?: string | null
          standing_id?: string | null
          stock_wait_id?: string | null
          subscription_id: string
          tries?: number
        }
        Update: {
          due_at?: string
          event_id?: number | null
          id?: never
          khata_id?: string | null
          made_at?: string
          order_event_id?: number | null
          reminder_id?: string | null
          standing_id?: string | null
          stock_wait_id?: string | null
          subscription_id?: string
          tries?: number
        }
        Relationships: [
          {
            foreignKeyName: 'push_messages_event_id_fkey'
            columns: ['event_id']
            isOneToOne: false
            referencedRelation: 'request_events'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'push_messages_khata_id_fkey'
            columns: ['khata_id']
            isOneToOne: false
            referencedRelation: 'khata_customers'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'push_messages_order_event_id_fkey'
            columns: ['order_event_id']
            isOneToOne: false
            referencedRelation: 'order_events'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'push_messages_reminder_id_fkey'
            columns: ['reminder_id']
            isOneToOne: false
            referencedRelation: 'booking_reminders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'push_messages_standing_id_fkey'
            columns: ['standing_id']
            isOneToOne: false
            referencedRelation: 'standing_orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'push_messages_stock_wait_id_fkey'
            columns: ['stock_wait_id']
            isOneToOne: false
            referencedRelation: 'stock_waits'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'push_messages_subscription_id_fkey'
            columns: ['subscription_id']
            isOneToOne: false
            referencedRelation: 'push_subscriptions'
            referencedColumns: ['id']
          },
        ]
      }
      push_subscriptions: {
        Row: {
          auth: string
          created_at: string
          endpoint: string
          id: string
          language: string
          p256dh: string
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          endpoint: string
          id?: string
          language: string
          p256dh: string
          user_id: string
        }
        Update: {
          auth?: string
          created_at?: string
          endpoint?: string
          id?: string
          language?: string
          p256dh?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'push_subscriptions_language_fkey'
            columns: ['language']
            isOneToOne: false
            referencedRelation: 'languages'
            referencedColumns: ['code']
          },
        ]
      }
      quota_claims: {
        Row: {
          reason: string
          sale_id: string
          settled: string | null
          settled_by: string | null
          what: string
        }
        Insert: {
          reason: string
          sale_id: string
          settled?: string | null
          settled_by?: string | null
          what: string
        }
        Update: {
          reason?: string
          sale_id?: string
          settled?: string | null
          settled_by?: string | null
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quota_claims_sale_id_fkey'
            columns: ['sale_id']
            isOneToOne: false
            referencedRelation: 'quota_sales'
            referencedColumns: ['id']
          },
        ]
      }
      quota_sales: {
        Row: {
          at: string
          customer: string | null
          id: string
          number: string | null
          packs: number
          paise: number
          product_id: string
          quota_id: string
          told_at: string
          who: string
        }
        Insert: {
          at: string
          customer?: string | null
          id: string
          number?: string | null
          packs: number
          paise: number
          product_id: string
          quota_id: string
          told_at?: string
          who: string
        }
        Update: {
          at?: string
          customer?: string | null
          id?: string
          number?: string | null
          packs?: number
          paise?: number
          product_id?: string
          quota_id?: string
          told_at?: string
          who?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quota_sales_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      quotas: {
        Row: {
          back_packs: number | null
          ended_at: string | null
          given_at: string
          given_by: string
          id: string
          pack_paise: number
          packs: number
          phone: string | null
          product_id: string
          until: string
          who: string
        }
        Insert: {
          back_packs?: number | null
          ended_at?: string | null
          given_at?: string
          given_by: string
          id: string
          pack_paise: number
          packs: number
          phone?: string | null
          product_id: string
          until: string
          who: string
        }
        Update: {
          back_packs?: number | null
          ended_at?: string | null
          given_at?: string
          given_by?: string
          id?: string
          pack_paise?: number
          packs?: number
          phone?: string | null
          product_id?: string
          until?: string
          who?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quotas_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      receipt_mails: {
        Row: {
          at: string
          id: number
          order_id: string
          user_id: string
        }
        Insert: {
          at?: string
          id?: never
          order_id: string
          user_id: string
        }
        Update: {
          at?: string
          id?: never
          order_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'receipt_mails_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      receipt_numbers: {
        Row: {
          financial_year: string
          n: number
        }
        Insert: {
          financial_year: string
          n: number
        }
        Update: {
          financial_year?: string
          n?: number
        }
        Relationships: []
      }
      receipt_seller: {
        Row: {
          facts: Json
          only_row: boolean
        }
        Insert: {
          facts: Json
          only_row?: boolean
        }
        Update: {
          facts?: Json
          only_row?: boolean
        }
        Relationships: []
      }
      receipts: {
        Row: {
          cgst_paise: number
          financial_year: string
          igst_paise: number
          issued_at: string
          kind: string
          lines: Json
          number: number
          order_id: string
          place_of_supply: string
          seller: Json
          serial: string
          sgst_paise: number
          taxable_paise: number
          total_paise: number
        }
        Insert: {
          cgst_paise: number
          financial_year: string
          igst_paise: number
          issued_at: string
          kind: string
          lines: Json
          number: number
          order_id: string
          place_of_supply: string
          seller: Json
          serial: string
          sgst_paise: number
          taxable_paise: number
          total_paise: number
        }
        Update: {
          cgst_paise?: number
          financial_year?: string
          igst_paise?: number
          issued_at?: string
          kind?: string
          lines?: Json
          number?: number
          order_id?: string
          place_of_supply?: string
          seller?: Json
          serial?: string
          sgst_paise?: number
          taxable_paise?: number
          total_paise?: number
        }
        Relationships: [
          {
            foreignKeyName: 'receipts_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      refunds: {
        Row: {
          amount_paise: number
          asked_by: string | null
          created_at: string
          due_at: string
          earlier_refs: string[]
          id: string
          order_id: string
          payment_id: string
          provider_ref: string | null
          return_id: string | null
          round: number
          settled_at: string | null
          state: string
          tries: number
          why: string
        }
        Insert: {
          amount_paise: number
          asked_by?: string | null
          created_at?: string
          due_at?: string
          earlier_refs?: string[]
          id?: string
          order_id: string
          payment_id: string
          provider_ref?: string | null
          return_id?: string | null
          round?: number
          settled_at?: string | null
          state?: string
          tries?: number
          why: string
        }
        Update: {
          amount_paise?: number
          asked_by?: string | null
          created_at?: string
          due_at?: string
          earlier_refs?: string[]
          id?: string
          order_id?: string
          payment_id?: string
          provider_ref?: string | null
          return_id?: string | null
          round?: number
          settled_at?: string | null
          state?: string
          tries?: number
          why?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refunds_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refunds_payment_id_fkey'
            columns: ['payment_id']
            isOneToOne: false
            referencedRelation: 'payments'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refunds_return_id_fkey'
            columns: ['return_id']
            isOneToOne: true
            referencedRelation: 'order_returns'
            referencedColumns: ['id']
          },
        ]
      }
      request_counts: {
        Row: {
          begun: string
          n: number
          slot: number
          subject: string
        }
        Insert: {
          begun: string
          n: number
          slot: number
          subject: string
        }
        Update: {
          begun?: string
          n?: number
          slot?: number
          subject?: string
        }
        Relationships: []
      }
      request_events: {
        Row: {
          at: string
          by_whom: string | null
          from_status: string | null
          id: number
          note: string | null
          request_id: string
          to_status: string
          told_by: string
        }
        Insert: {
          at?: string
          by_whom?: string | null
          from_status?: string | null
          id?: never
          note?: string | null
          request_id: string
          to_status: string
          told_by: string
        }
        Update: {
          at?: string
          by_whom?: string | null
          from_status?: string | null
          id?: never
          note?: string | null
          request_id?: string
          to_status?: string
          told_by?: string
        }
        Relationships: [
          {
            foreignKeyName: 'request_events_request_id_fkey'
            columns: ['request_id']
            isOneToOne: false
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      request_files: {
        Row: {
          bytes: number
          refused: string | null
          request_id: string
          sha256: string
          slot: string
          type: string
          verified_at: string | null
        }
        Insert: {
          bytes: number
          refused?: string | null
          request_id: string
          sha256: string
          slot: string
          type: string
          verified_at?: string | null
        }
        Update: {
          bytes?: number
          refused?: string | null
          request_id?: string
          sha256?: string
          slot?: string
          type?: string
          verified_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'request_files_request_id_fkey'
            columns: ['request_id']
            isOneToOne: false
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      request_summaries: {
        Row: {
          at: string
          by_whom: string
          request_id: string
          summary: string
        }
        Insert: {
          at?: string
          by_whom: string
          request_id: string
          summary: string
        }
        Update: {
          at?: string
          by_whom?: string
          request_id?: string
          summary?: string
        }
        Relationships: [
          {
            foreignKeyName: 'request_summaries_request_id_fkey'
            columns: ['request_id']
            isOneToOne: true
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      request_versions: {
        Row: {
          n: number
          owner: string
        }
        Insert: {
          n: number
          owner: string
        }
        Update: {
          n?: number
          owner?: string
        }
        Relationships: []
      }
      requests: {
        Row: {
          completed_at: string | null
          content: string
          filled_by: string | null
          guest_hash: string | null
          hash: string
          id: string
          kind: string
          language: string
          made_at: string
          received_at: string
          reference: string
          replaces: string | null
          rules_version: number
          status: string
          subject: string | null
          user_id: string | null
          version: number
        }
        Insert: {
          completed_at?: string | null
          content: string
          filled_by?: string | null
          guest_hash?: string | null
          hash: string
          id: string
          kind: string
          language: string
          made_at: string
          received_at?: string
          reference: string
          replaces?: string | null
          rules_version: number
          status?: string
          subject?: string | null
          user_id?: string | null
          version?: number
        }
        Update: {
          completed_at?: string | null
          content?: string
          filled_by?: string | null
          guest_hash?: string | null
          hash?: string
          id?: string
          kind?: string
          language?: string
          made_at?: string
          received_at?: string
          reference?: string
          replaces?: string | null
          rules_version?: number
          status?: string
          subject?: string | null
          user_id?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'requests_kind_rules_version_fkey'
            columns: ['kind', 'rules_version']
            isOneToOne: false
            referencedRelation: 'form_rules'
            referencedColumns: ['kind', 'version']
          },
          {
            foreignKeyName: 'requests_language_fkey'
            columns: ['language']
            isOneToOne: false
            referencedRelation: 'languages'
            referencedColumns: ['code']
          },
        ]
      }
      resources: {
        Row: {
          area: Json | null
          day_paise: number | null
          hour_paise: number | null
          id: string
          kind: string
          name: Json
          needs: string[]
          open_minutes: number
          opens: string
          pieces: number
          retired_at: string | null
          version: number
          way_minutes: number
        }
        Insert: {
          area?: Json | null
          day_paise?: number | null
          hour_paise?: number | null
          id: string
          kind: string
          name: Json
          needs?: string[]
          open_minutes?: number
          opens?: string
          pieces?: number
          retired_at?: string | null
          version?: number
          way_minutes?: number
        }
        Update: {
          area?: Json | null
          day_paise?: number | null
          hour_paise?: number | null
          id?: string
          kind?: string
          name?: Json
          needs?: string[]
          open_minutes?: number
          opens?: string
          pieces?: number
          retired_at?: string | null
          version?: number
          way_minutes?: number
        }
        Relationships: []
      }
      role_events: {
        Row: {
          at: string
          change: string
          id: number
          role: string
          who: string | null
          whom: string
        }
        Insert: {
          at?: string
          change: string
          id?: never
          role: string
          who?: string | null
          whom: string
        }
        Update: {
          at?: string
          change?: string
          id?: never
          role?: string
          who?: string | null
          whom?: string
        }
        Relationships: []
      }
      round_marks: {
        Row: {
          at: string
          bottles: number
          by_whom: string | null
          cash_paise: number
          content_hash: string
          door: string
          id: string
          lines: Json
          made_order: string
          note: string | null
          order_id: string
          outcome: string
          reason: string | null
          said_paid: boolean
          slip: string | null
          told_at: string
          what: string
        }
        Insert: {
          at: string
          bottles?: number
          by_whom?: string | null
          cash_paise?: number
          content_hash: string
          door: string
          id: string
          lines?: Json
          made_order: string
          note?: string | null
          order_id: string
          outcome: string
          reason?: string | null
          said_paid?: boolean
          slip?: string | null
          told_at: string
          what: string
        }
        Update: {
          at?: string
          bottles?: number
          by_whom?: string | null
          cash_paise?: number
          content_hash?: string
          door?: string
          id?: string
          lines?: Json
          made_order?: string
          note?: string | null
          order_id?: string
          outcome?: string
          reason?: string | null
          said_paid?: boolean
          slip?: string | null
          told_at?: string
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: 'round_marks_door_fkey'
            columns: ['door']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'round_marks_made_order_fkey'
            columns: ['made_order']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'round_marks_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      round_places: {
        Row: {
          place: number
          stop: string
        }
        Insert: {
          place: number
          stop: string
        }
        Update: {
          place?: number
          stop?: string
        }
        Relationships: []
      }
      round_settlements: {
        Row: {
          at: string
          by_whom: string
          id: string
          keep: string
          made_order: string | null
          mark_id: string
          n: number
          reason: string
        }
        Insert: {
          at: string
          by_whom: string
          id: string
          keep: string
          made_order?: string | null
          mark_id: string
          n?: never
          reason: string
        }
        Update: {
          at?: string
          by_whom?: string
          id?: string
          keep?: string
          made_order?: string | null
          mark_id?: string
          n?: never
          reason?: string
        }
        Relationships: [
          {
            foreignKeyName: 'round_settlements_made_order_fkey'
            columns: ['made_order']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'round_settlements_mark_id_fkey'
            columns: ['mark_id']
            isOneToOne: true
            referencedRelation: 'round_marks'
            referencedColumns: ['id']
          },
        ]
      }
      service_requests: {
        Row: {
          answers: Json
          id: string
          kind: string
          phone: string | null
          place: string | null
        }
        Insert: {
          answers: Json
          id: string
          kind: string
          phone?: never
          place?: never
        }
        Update: {
          answers?: Json
          id?: string
          kind?: string
          phone?: never
          place?: never
        }
        Relationships: [
          {
            foreignKeyName: 'service_requests_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      set_up: {
        Row: {
          key_hash: string
          only_row: boolean
          opened_at: string | null
        }
        Insert: {
          key_hash: string
          only_row?: boolean
          opened_at?: string | null
        }
        Update: {
          key_hash?: string
          only_row?: boolean
          opened_at?: string | null
        }
        Relationships: []
      }
      soil_actions: {
        Row: {
          answer: Json
          at: string
          hash: string
          id: string
          sample_id: string | null
        }
        Insert: {
          answer: Json
          at?: string
          hash: string
          id: string
          sample_id?: string | null
        }
        Update: {
          answer?: Json
          at?: string
          hash?: string
          id?: string
          sample_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'soil_actions_sample_id_fkey'
            columns: ['sample_id']
            isOneToOne: false
            referencedRelation: 'soil_samples'
            referencedColumns: ['id']
          },
        ]
      }
      soil_results: {
        Row: {
          at: string
          by_whom: string | null
          ended: string | null
          ended_at: string | null
          found: Json
          id: string
          lab: string | null
          reason: string | null
          sample_id: string
          tested_on: string | null
        }
        Insert: {
          at?: string
          by_whom?: string | null
          ended?: string | null
          ended_at?: string | null
          found: Json
          id: string
          lab?: string | null
          reason?: string | null
          sample_id: string
          tested_on?: string | null
        }
        Update: {
          at?: string
          by_whom?: string | null
          ended?: string | null
          ended_at?: string | null
          found?: Json
          id?: string
          lab?: string | null
          reason?: string | null
          sample_id?: string
          tested_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'soil_results_sample_id_fkey'
            columns: ['sample_id']
            isOneToOne: false
            referencedRelation: 'soil_samples'
            referencedColumns: ['id']
          },
        ]
      }
      soil_samples: {
        Row: {
          at_lab_at: string | null
          collected_at: string
          field: string | null
          id: string
          label: string
          number: number
          reason: string | null
          request_id: string
          state: string
          version: number
        }
        Insert: {
          at_lab_at?: string | null
          collected_at?: string
          field?: string | null
          id: string
          label: string
          number: number
          reason?: string | null
          request_id: string
          state?: string
          version?: number
        }
        Update: {
          at_lab_at?: string | null
          collected_at?: string
          field?: string | null
          id?: string
          label?: string
          number?: number
          reason?: string | null
          request_id?: string
          state?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'soil_samples_request_id_fkey'
            columns: ['request_id']
            isOneToOne: false
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      standing_changes: {
        Row: {
          at: string
          by_whom: string | null
          from_day: string
          id: string
          n: number
          quantity: number | null
          standing_id: string
          until_day: string | null
        }
        Insert: {
          at: string
          by_whom?: string | null
          from_day: string
          id: string
          n?: never
          quantity?: number | null
          standing_id: string
          until_day?: string | null
        }
        Update: {
          at?: string
          by_whom?: string | null
          from_day?: string
          id?: string
          n?: never
          quantity?: number | null
          standing_id?: string
          until_day?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'standing_changes_standing_id_fkey'
            columns: ['standing_id']
            isOneToOne: false
            referencedRelation: 'standing_orders'
            referencedColumns: ['id']
          },
        ]
      }
      standing_days: {
        Row: {
          brought: number | null
          brought_at: string | null
          day: string
          order_id: string | null
          quantity: number
          reason: string | null
          standing_id: string
        }
        Insert: {
          brought?: number | null
          brought_at?: string | null
          day: string
          order_id?: string | null
          quantity: number
          reason?: string | null
          standing_id: string
        }
        Update: {
          brought?: number | null
          brought_at?: string | null
          day?: string
          order_id?: string | null
          quantity?: number
          reason?: string | null
          standing_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'standing_days_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'standing_days_standing_id_fkey'
            columns: ['standing_id']
            isOneToOne: false
            referencedRelation: 'standing_orders'
            referencedColumns: ['id']
          },
        ]
      }
      standing_orders: {
        Row: {
          address: string
          by_whom: string | null
          content_hash: string
          created_at: string
          customer: string
          customer_type: string | null
          days: number
          delivery_area: string
          from_day: string
          id: string
          language: string
          name: string
          pay: string
          phone: string
          product_id: string
          quantity: number
          rhythm: string
          stop: string
          told_at: string
          told_paise: number
          until_day: string | null
          user_id: string | null
          version: number
          was_paise: number
        }
        Insert: {
          address: string
          by_whom?: string | null
          content_hash: string
          created_at: string
          customer?: never
          customer_type?: string | null
          days?: number
          delivery_area: string
          from_day: string
          id: string
          language: string
          name: string
          pay: string
          phone: string
          product_id: string
          quantity: number
          rhythm: string
          stop?: never
          told_at: string
          told_paise: number
          until_day?: string | null
          user_id?: string | null
          version?: number
          was_paise: number
        }
        Update: {
          address?: string
          by_whom?: string | null
          content_hash?: string
          created_at?: string
          customer?: never
          customer_type?: string | null
          days?: number
          delivery_area?: string
          from_day?: string
          id?: string
          language?: string
          name?: string
          pay?: string
          phone?: string
          product_id?: string
          quantity?: number
          rhythm?: string
          stop?: never
          told_at?: string
          told_paise?: number
          until_day?: string | null
          user_id?: string | null
          version?: number
          was_paise?: number
        }
        Relationships: [
          {
            foreignKeyName: 'standing_orders_delivery_area_fkey'
            columns: ['delivery_area']
            isOneToOne: false
            referencedRelation: 'delivery_areas'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'standing_orders_language_fkey'
            columns: ['language']
            isOneToOne: false
            referencedRelation: 'languages'
            referencedColumns: ['code']
          },
          {
            foreignKeyName: 'standing_orders_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      standing_state: {
        Row: {
          only_row: boolean
          prices_of: number
          run_until: string | null
        }
        Insert: {
          only_row?: boolean
          prices_of?: number
          run_until?: string | null
        }
        Update: {
          only_row?: boolean
          prices_of?: number
          run_until?: string | null
        }
        Relationships: []
      }
      stock_items: {
        Row: {
          back_on: string | null
          counted: boolean
          packs_left: number | null
          product_id: string
          updated_at: string
          version: number
        }
        Insert: {
          back_on?: string | null
          counted?: boolean
          packs_left?: number | null
          product_id: string
          updated_at?: string
          version: number
        }
        Update: {
          back_on?: string | null
          counted?: boolean
          packs_left?: number | null
          product_id?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'stock_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: true
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      stock_lines: {
        Row: {
          amount: number
          at: string
          cost_paise: number | null
          is_spoilt: boolean
          missing: number
          moved: number
          product_id: string
          sheet_id: string
        }
        Insert: {
          amount: number
          at: string
          cost_paise?: number | null
          is_spoilt?: boolean
          missing?: number
          moved: number
          product_id: string
          sheet_id: string
        }
        Update: {
          amount?: number
          at?: string
          cost_paise?: number | null
          is_spoilt?: boolean
          missing?: number
          moved?: number
          product_id?: string
          sheet_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_lines_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stock_lines_sheet_id_fkey'
            columns: ['sheet_id']
            isOneToOne: false
            referencedRelation: 'stock_sheets'
            referencedColumns: ['id']
          },
        ]
      }
      stock_sheets: {
        Row: {
          at: string
          bill: string | null
          by_whom: string
          content_hash: string
          id: string
          kind: string
          note: string | null
          order_id: string | null
          supplier: string | null
          told_at: string
        }
        Insert: {
          at: string
          bill?: string | null
          by_whom: string
          content_hash: string
          id: string
          kind: string
          note?: string | null
          order_id?: string | null
          supplier?: string | null
          told_at?: string
        }
        Update: {
          at?: string
          bill?: string | null
          by_whom?: string
          content_hash?: string
          id?: string
          kind?: string
          note?: string | null
          order_id?: string | null
          supplier?: string | null
          told_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_sheets_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      stock_waits: {
        Row: {
          back_at: string | null
          id: string
          made_at: string
          product_id: string
          user_id: string
        }
        Insert: {
          back_at?: string | null
          id: string
          made_at?: string
          product_id: string
          user_id: string
        }
        Update: {
          back_at?: string | null
          id?: string
          made_at?: string
          product_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stock_waits_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'catalogue_items'
            referencedColumns: ['id']
          },
        ]
      }
      tax_rates: {
        Row: {
          hsn: string
          of: string
          rate_bp: number
        }
        Insert: {
          hsn: string
          of: string
          rate_bp: number
        }
        Update: {
          hsn?: string
          of?: string
          rate_bp?: number
        }
        Relationships: []
      }
      training_enrollments: {
        Row: {
          education_background: string | null
          enrollment_data: Json
          farming_experience: string | null
          id: string
          phone: string
          program_price: string
          program_title: string
          student_name: string
          user_email: string
        }
        Insert: {
          education_background?: string | null
          enrollment_data: Json
          farming_experience?: string | null
          id: string
          phone: string
          program_price: string
          program_title: string
          student_name: string
          user_email: string
        }
        Update: {
          education_background?: string | null
          enrollment_data?: Json
          farming_experience?: string | null
          id?: string
          phone?: string
          program_price?: string
          program_title?: string
          student_name?: string
          user_email?: string
        }
        Relationships: [
          {
            foreignKeyName: 'training_enrollments_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'requests'
            referencedColumns: ['id']
          },
        ]
      }
      unsent_messages: {
        Row: {
          again: boolean
          body: string | null
          channel: string
          failed_at: string
          html: string | null
          id: number
          reason: string
          recipient: string
          subject: string | null
        }
        Insert: {
          again?: boolean
          body?: string | null
          channel: string
          failed_at?: string
          html?: string | null
          id?: never
          reason: string
          recipient: string
          subject?: string | null
        }
        Update: {
          again?: boolean
          body?: string | null
          channel?: string
          failed_at?: string
          html?: string | null
          id?: never
          reason?: string
          recipient?: string
          subject?: string | null
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          assigned_by: string | null
          created_at: string
          role: string
          user_id: string
        }
        Insert: {
          assigned_by?: string | null
          created_at?: string
          role: string
          user_id: string
        }
        Update: {
          assigned_by?: string | null
          created_at?: string
          role?: string
          user_id?: string
        }
        Relationships: []
      }
      voice_recordings: {
        Row: {
          part: string
          path: string
          sound: string | null
          updated_at: string
          version: number
          words: string
        }
        Insert: {
          part: string
          path: string
          sound?: string | null
          updated_at?: string
          version: number
          words: string
        }
        Update: {
          part?: string
          path?: string
          sound?: string | null
          updated_at?: string
          version?: number
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'voice_recordings_sound_fkey'
            columns: ['sound']
            isOneToOne: false
            referencedRelation: 'voice_sounds'
            referencedColumns: ['hash']
          },
        ]
      }
      voice_sounds: {
        Row: {
          hash: string
          recording: string
        }
        Insert: {
          hash: string
          recording: string
        }
        Update: {
          hash?: string
          recording?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      account_state: {
        Args: { account: string }
        Returns: string
      }
      act_on_booking: {
        Args: { action: Json; guest?: string }
        Returns: Json
      }
      act_on_cash: {
        Args: { act: Json }
        Returns: Json
      }
      act_on_khata: {
        Args: { act: Json }
        Returns: Json
      }
      act_on_quota: {
        Args: { act: Json }
        Returns: Json
      }
      act_on_sample: {
        Args: { action: Json }
        Returns: Json
      }
      answer_from_desk: {
        Args: { entries: Json }
        Returns: Json
      }
      apply_cart_operations: {
        Args: { operations: Json }
        Returns: Json
      }
      await_stock: {
        Args: { id: string; product_id: string }
        Returns: Json
      }
      awaits_answer_file: {
        Args: { name: string; version?: string }
        Returns: boolean
      }
      begin_life: {
        Args: never
        Returns: number
      }
      begin_set_up: {
        Args: { key_hash: string }
        Returns: boolean
      }
      cancel_order: {
        Args: { order_id: string }
        Returns: Json
      }
      cart_changes: {
        Args: { at_most?: number; since?: number }
        Returns: Json
      }
      cash_book: {
        Args: never
        Returns: Json
      }
      centre_life: {
        Args: never
        Returns: Json
      }
      change_profile: {
        Args: { change: Json }
        Returns: Json
      }
      change_standing_order: {
        Args: { entry: Json }
        Returns: Json
      }
      check_ledger: {
        Args: never
        Returns: Record<string, unknown>[]
      }
      check_session: {
        Args: never
        Returns: undefined
      }
      claim_guest: {
        Args: { guest: string }
        Returns: Json
      }
      claim_set_up: {
        Args: { key: string }
        Returns: Json
      }
      count_people: {
        Args: never
        Returns: Json
      }
      day_papers: {
        Args: { day: string }
        Returns: Json
      }
      decide_return: {
        Args: { act: Json }
        Returns: Json
      }
      delete_account: {
        Args: { person: string }
        Returns: boolean
      }
      desk_bookings: {
        Args: { from_day: string; to_day: string }
        Returns: Json
      }
      desk_changes: {
        Args: { before?: number; since?: number }
        Returns: Json
      }
      desk_colleagues: {
        Args: never
        Returns: Json
      }
      desk_find: {
        Args: { before?: string; wanted: string }
        Returns: Json
      }
      desk_report: {
        Args: { weeks?: number }
        Returns: Json
      }
      document_request: {
        Args: { name: string }
        Returns: string
      }
      drop_push: {
        Args: { endpoint: string }
        Returns: boolean
      }
      edit_log: {
        Args: { at_most?: number; earlier_than?: number }
        Returns: Json
      }
      edit_shop: {
        Args: { edit: Json }
        Returns: Json
      }
      end_quotas: {
        Args: never
        Returns: number
      }
      expire_orders: {
        Args: { person?: string }
        Returns: number
      }
      files_to_verify: {
        Args: { id: string }
        Returns: Json
      }
      find_accounts: {
        Args: { wanted: string; without_khata?: boolean }
        Returns: Json
      }
      find_standing_orders: {
        Args: { wanted: string }
        Returns: Json
      }
      free_days: {
        Args: { from_day: string; to_day: string }
        Returns: Json
      }
      free_slots: {
        Args: { ends: string; resource: string; starts: string }
        Returns: Json
      }
      has_role: {
        Args: { wanted: string }
        Returns: boolean
      }
      import_soil_results: {
        Args: { import: Json }
        Returns: Json
      }
      is_desk_staff: {
        Args: never
        Returns: boolean
      }
      is_open: {
        Args: never
        Returns: boolean
      }
      item_photo: {
        Args: { hash: string }
        Returns: string
      }
      keep_consents: {
        Args: { entries: Json }
        Returns: undefined
      }
      keep_push: {
        Args: { auth: string; endpoint: string; language: string; p256dh: string }
        Returns: boolean
      }
      keep_round: {
        Args: { stops: string[] }
        Returns: boolean
      }
      khata_changes: {
        Args: { since?: number }
        Returns: Json
      }
      khata_entries: {
        Args: { after?: string; customer?: string }
        Returns: Json
      }
      list_people: {
        Args: { after?: Json; at_most?: number; holding?: string; wanted?: string }
        Returns: Json
      }
      mark_spam: {
        Args: { is_spam?: boolean; items: string[]; whole_sender?: boolean }
        Returns: Json
      }
      mark_stop: {
        Args: { entry: Json }
        Returns: Json
      }
      merge_guest_cart: {
        Args: { guest_id: string; operations: Json }
        Returns: Json
      }
      money_report: {
        Args: { first: string; last: string }
        Returns: Json
      }
      move_day: {
        Args: { day: string; reason: string; resources?: string[]; to_day: string }
        Returns: Json
      }
      my_data: {
        Args: never
        Returns: Json
      }
      my_quotas: {
        Args: never
        Returns: Json
      }
      open_centre: {
        Args: never
        Returns: Json
      }
      open_payment: {
        Args: { link: string; order_id: string; provider: string; ref: string }
        Returns: Json
      }
      order_changes: {
        Args: { at_most?: number; since?: number }
        Returns: Json
      }
      order_to_pay: {
        Args: { amount_paise: number; order_id: string; wanted?: Json }
        Returns: Json
      }
      own_key: {
        Args: never
        Returns: string
      }
      owner_facts: {
        Args: never
        Returns: Json
      }
      place_order: {
        Args: { contact: Json; delivery: Json; expected_total_paise: number; language: string; lines: Json; order_id: string }
        Returns: Json
      }
      preview_deletion: {
        Args: never
        Returns: Json
      }
      publish_catalogue: {
        Args: { items: Json; snapshot: string }
        Returns: Json
      }
      publish_form_rules: {
        Args: { rules: Json }
        Returns: Json
      }
      publish_languages: {
        Args: { languages: Json }
        Returns: number
      }
      publish_settings: {
        Args: { settings: Json }
        Returns: number
      }
      publish_tax_facts: {
        Args: { rates: Json; seller: Json }
        Returns: Json
      }
      quotas_at_desk: {
        Args: never
        Returns: Json
      }
      receipt_to_mail: {
        Args: { order_id: string }
        Returns: Json
      }
      record_stock: {
        Args: { sheet: Json }
        Returns: Json
      }
      remind_bookings: {
        Args: never
        Returns: number
      }
      remind_khatas: {
        Args: never
        Returns: number
      }
      request_changes: {
        Args: { guest?: string; since?: number }
        Returns: Json
      }
      round_claims: {
        Args: never
        Returns: Json
      }
      round_sheet: {
        Args: { on_day: string }
        Returns: Json
      }
      run_standing_orders: {
        Args: { most?: number }
        Returns: number
      }
      say_paid: {
        Args: { order_id: string }
        Returns: boolean
      }
      session_is_open: {
        Args: never
        Returns: boolean
      }
      set_stock_item: {
        Args: { change: Json }
        Returns: Json
      }
      settle_files: {
        Args: { id: string; judged: Json }
        Returns: Json
      }
      settle_mark: {
        Args: { entry: Json }
        Returns: Json
      }
      settle_payment: {
        Args: { amount_paise: number; charge_ref?: string; currency: string; event_id: string; happened_at: string; kind: string; provider: string; ref: string }
        Returns: Json
      }
      settle_pushes: {
        Args: { results: Json }
        Returns: boolean
      }
      settle_refund: {
        Args: { amount_paise: number; charge_ref: string; currency: string; outcome: string; provider: string; ref: string; refund_id: string }
        Returns: Json
      }
      settle_reminders: {
        Args: { results: Json }
        Returns: boolean
      }
      shop_changes: {
        Args: { at_most?: number; since?: number; snapshot?: string }
        Returns: Json
      }
      standing_needs: {
        Args: { on_day: string }
        Returns: Json
      }
      standing_order_changes: {
        Args: { since?: number }
        Returns: Json
      }
      start_standing_order: {
        Args: { entry: Json }
        Returns: Json
      }
      stock_at_desk: {
        Args: never
        Returns: Json
      }
      stock_waiters: {
        Args: { product_id: string }
        Returns: Json
      }
      submit_requests: {
        Args: { entries: Json; guest?: string }
        Returns: Json
      }
      take_pushes: {
        Args: { most: number }
        Returns: Json
      }
      take_quota: {
        Args: { phone: string; quota: string }
        Returns: Json
      }
      take_refunds: {
        Args: never
        Returns: Json
      }
      take_reminders: {
        Args: { most: number }
        Returns: Json
      }
      try_again: {
        Args: never
        Returns: Json
      }
      voice_pack: {
        Args: { language: string; most_bytes?: number; since?: number }
        Returns: Json
      }
      voice_packs: {
        Args: never
        Returns: Json
      }
      what_is_new: {
        Args: { asked: Json }
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
