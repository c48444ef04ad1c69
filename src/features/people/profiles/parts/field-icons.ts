import type { LucideIcon } from "lucide-react";
import Building from "lucide-react/icons/building-2";
import Cake from "lucide-react/icons/cake";
import Calendar from "lucide-react/icons/calendar";
import Clock from "lucide-react/icons/clock";
import Info from "lucide-react/icons/info";
import Languages from "lucide-react/icons/languages";
import Link from "lucide-react/icons/link";
import Mail from "lucide-react/icons/mail";
import Pin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import Radio from "lucide-react/icons/radio";
import Star from "lucide-react/icons/star";
import People from "lucide-react/icons/users-round";
import type { FieldIcon } from "../model/field.ts";

export const iconOfField: Readonly<Record<FieldIcon, LucideIcon>> = {
  info: Info,
  phone: Phone,
  mail: Mail,
  pin: Pin,
  building: Building,
  clock: Clock,
  calendar: Calendar,
  cake: Cake,
  languages: Languages,
  link: Link,
  radio: Radio,
  star: Star,
  people: People,
};
